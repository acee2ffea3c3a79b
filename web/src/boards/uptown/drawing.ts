// How Uptown's plan looks.

import type { Drawing } from '../contract';
import Art from './Art.svelte';
import Card from './Card.svelte';
import { margin } from './margin';
import { meant } from './placing';

const drawing: Drawing = {
  Art,
  Card,
  margin,
  drawsTargets: true,
  drawsChosen: true,
  drawsLast: true,
  coversAdvice: true,
  meant,
};
export default drawing;
