// Where the page begins.

import '@fontsource-variable/inter/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './app/App.svelte';
import { watchSettings } from './browser/settings.svelte';
import { registerWorker } from './offline/register.svelte';

watchSettings();
const target = document.getElementById('app');
if (target) mount(App, { target });
registerWorker();
