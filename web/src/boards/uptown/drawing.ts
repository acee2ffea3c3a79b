// How Uptown's plan looks.

import type { Drawing } from '../contract';
import Art from './Art.svelte';
import Card from './Card.svelte';
import { frame } from './frame';

const drawing: Drawing = { Art, Card, frame, drawsTargets: true, drawsChosen: true, drawsLast: true };
export default drawing;
