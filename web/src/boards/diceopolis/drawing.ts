// How the board of Diceopolis looks: a cross of black dice, dice of all colours around it, and what they score.

import type { Drawing } from '../contract';
import Art from './Art.svelte';

const drawing: Drawing = { Art, drawsTargets: true };
export default drawing;
