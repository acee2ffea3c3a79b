// Files for the person: a drawing of the page that stands on its own, or a picture made from it, and the way to hand it over.

/** What of a drawing's style comes from style sheets that a file does not have. */
const STYLED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'transform',
  'transform-origin',
  'transform-box',
  'display',
  'visibility',
  'r',
];

/** The drawing as text, with every colour written out and the page's own ground behind it. */
export function svgText(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [everything(svg), everything(copy)];
  for (const [index, element] of from.entries()) {
    const style = getComputedStyle(element);
    const target = to[index] as SVGElement;
    for (const name of STYLED) {
      const value = style.getPropertyValue(name);
      if (value !== '' && value !== 'none 0s') target.style.setProperty(name, value);
    }
    target.removeAttribute('class');
  }
  const { x, y, width, height } = svg.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.removeAttribute('aria-hidden');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  // A picture with a margin begins left of and above its first cell.
  ground.setAttribute('x', String(x));
  ground.setAttribute('y', String(y));
  ground.setAttribute('width', String(width));
  ground.setAttribute('height', String(height));
  ground.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

/** The drawing as a PNG whose longer side has so many pixels. */
export async function pngOf(svg: SVGSVGElement, longer = 1200): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const scale = longer / Math.max(width, height);
  const address = URL.createObjectURL(new Blob([svgText(svg)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** What stands around a drawing. */
export interface Caption {
  heading: string;
  lines: string[];
  foot: string;
}

/** The drawing as a PNG with a heading above it, and who and what below. */
export async function posterOf(svg: SVGSVGElement, { heading, lines, foot }: Caption): Promise<Blob> {
  const [width, edge, large, small] = [1200, 48, 56, 32];
  const drawing = await createImageBitmap(await pngOf(svg));
  const style = getComputedStyle(document.body);
  const canvas = document.createElement('canvas');
  const scale = (width - 2 * edge) / drawing.width;
  const below = [...lines, foot];
  const high = drawing.height * scale;
  canvas.width = width;
  canvas.height = Math.round(high + 2 * edge + large * 1.5 + below.length * small * 1.6);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no picture');
  brush.fillStyle = style.backgroundColor;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = style.color;
  brush.textBaseline = 'top';
  // What is too long for a line is written smaller rather than cut off.
  const write = (text: string, weight: number, size: number, y: number) => {
    brush.font = `${weight} ${size}px ${style.fontFamily}`;
    const room = (width - 2 * edge) / brush.measureText(text).width;
    if (room < 1) brush.font = `${weight} ${Math.floor(size * room)}px ${style.fontFamily}`;
    brush.fillText(text, edge, y);
  };
  write(heading, 700, large, edge * 0.75);
  const top = edge + large * 1.3;
  brush.drawImage(drawing, edge, top, width - 2 * edge, high);
  below.forEach((text, index) => write(text, 450, small, top + high + small * (0.6 + 1.6 * index)));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** Hands a file to the person. */
export function saveFile(name: string, content: Blob | string, type = 'text/plain;charset=utf-8'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function everything(svg: SVGSVGElement): Element[] {
  return [svg, ...svg.querySelectorAll('*')];
}
