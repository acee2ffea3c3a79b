// Where the page begins.

import './styles/inter.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { settings, watchSettings } from './browser/settings.svelte';
import { whenUnlike } from './engine/unlike';
import { loadNewest, registerWorker } from './offline/register.svelte';
import { languageOf, learnFirst, speak, spoken } from './texts/words';

speak(languageOf(settings.language === '' ? navigator.languages : [settings.language]));
document.documentElement.lang = spoken();
watchSettings();
whenUnlike(() => void loadNewest());
const target = document.getElementById('app');
await learnFirst();
if (target) mount(App, { target });
registerWorker();
