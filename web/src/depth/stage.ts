// The view in depth that can be turned, with three.js. Loaded only when somebody looks at it.
//
// It draws when something has changed and is still otherwise: there is no loop that runs on.

import {
  BufferAttribute,
  BufferGeometry,
  Color,
  FrontSide,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import type { Camera, Model } from './model';
import type { Palette, Rgb } from './palette';
import { axesOf, turningExtent, type Vec } from './projection';
import { skinOf, type Skin } from './skin';
import { MARGIN } from './still';

/** A canvas with a model on it. */
export class Stage {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly eye = new OrthographicCamera();
  // Lines lie in the faces they edge; moving the faces a hair back keeps both from flickering.
  private readonly bodies = mesh({ polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 2 });
  private readonly ghosts = mesh({ transparent: true, opacity: 0.62 });
  private readonly lines = mesh({});
  private readonly traces = mesh({});
  // What is about to be placed may lie behind buildings; its lines shimmer through them.
  private readonly hidden = mesh({ transparent: true, opacity: 0.45, depthTest: false });
  private width = 1;
  private height = 1;
  private shown: { model: Model; camera: Camera; palette: Palette } | null = null;
  private asked = 0;

  /** Fails where there is no WebGL. */
  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    const meshes = [this.bodies, this.lines, this.ghosts, this.traces, this.hidden];
    meshes.forEach((one, order) => (one.renderOrder = order));
    this.scene.add(...meshes);
  }

  show(model: Model, camera: Camera, palette: Palette): void {
    this.shown = { model, camera, palette };
    this.ask();
  }

  resize(width: number, height: number, ratio: number): void {
    [this.width, this.height] = [Math.max(1, width), Math.max(1, height)];
    this.renderer.setPixelRatio(Math.min(ratio, 2));
    this.renderer.setSize(this.width, this.height, false);
    // A canvas that changes its size is empty until it is drawn again.
    this.draw();
  }

  dispose(): void {
    cancelAnimationFrame(this.asked);
    for (const one of [this.bodies, this.ghosts, this.lines, this.traces, this.hidden]) {
      one.geometry.dispose();
      one.material.dispose();
    }
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  /** Several changes between two frames are one drawing. */
  private ask(): void {
    if (this.asked !== 0) return;
    this.asked = requestAnimationFrame(() => {
      this.asked = 0;
      this.draw();
    });
  }

  private draw(): void {
    if (!this.shown) return;
    const { model, camera, palette } = this.shown;
    const skin = skinOf(model, camera, palette);
    dress(this.bodies, skin.bodies);
    dress(this.ghosts, skin.ghosts);
    dress(this.lines, skin.lines);
    dress(this.traces, skin.traces);
    dress(this.hidden, skin.traces);
    this.aim(model, camera);
    this.renderer.render(this.scene, this.eye);
  }

  /** Fits the picture as the still drawing fits it, so that one can take the other's place unnoticed. */
  private aim(model: Model, camera: Camera): void {
    const axes = axesOf(camera);
    const box = turningExtent(axes, model.size);
    const scale = Math.max((box.width + 2 * MARGIN) / this.width, (box.height + 2 * MARGIN) / this.height);
    const [x, y] = [(this.width * scale) / 2, (this.height * scale) / 2];
    const far = model.size[0] + model.size[1] + model.size[2];
    const middle = model.size.map((value) => value / 2) as Vec;
    Object.assign(this.eye, { left: -x, right: x, top: y, bottom: -y, near: 0, far: 4 * far });
    this.eye.up.set(...axes.up);
    this.eye.position.set(...(middle.map((value, axis) => value + 2 * far * (axes.eye[axis] ?? 0)) as Vec));
    this.eye.lookAt(...middle);
    this.eye.updateProjectionMatrix();
  }
}

function mesh(look: ConstructorParameters<typeof MeshBasicMaterial>[0]) {
  const material = new MeshBasicMaterial({ vertexColors: true, side: FrontSide, ...look });
  const made = new Mesh(new BufferGeometry(), material);
  made.frustumCulled = false;
  return made;
}

/** Gives a mesh its triangles; the numbers of one drawing are of no use to the next. */
function dress(target: Mesh<BufferGeometry>, { positions, colours }: Skin): void {
  target.geometry.dispose();
  target.geometry = new BufferGeometry();
  target.geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  target.geometry.setAttribute('color', new BufferAttribute(linear(colours), 3));
  target.visible = positions.length > 0;
}

/** Tokens are written as screens show them; the renderer reckons with light. */
function linear(colours: readonly Rgb[]): Float32Array {
  const values = new Float32Array(colours.length * 3);
  const colour = new Color();
  colours.forEach((rgb, index) => colour.setRGB(...rgb, SRGBColorSpace).toArray(values, 3 * index));
  return values;
}
