// The view in depth that can be turned, with three.js. Loaded only when somebody looks at it.
//
// It draws when something has changed and is otherwise still: there is no loop that runs on.

import { BufferAttribute, BufferGeometry } from 'three/src/core/BufferGeometry.js';
