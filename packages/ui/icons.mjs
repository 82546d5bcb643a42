// Writes src/icon/shapes.ts: the icons of the library, from lucide. Run: npm run icons -w packages/ui
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const library = dirname(require.resolve('lucide-static/package.json'));
const SHAPES = join(dirname(fileURLToPath(import.meta.url)), 'src/icon/shapes.ts');

/** Line length of the formatter, so that the generated file is already formatted. */
const PRINT_WIDTH = 120;

/** Our name without `Icon`, and the name in lucide. */
const ICONS = {
  search: 'search',
  cross: 'x',
  check: 'check',
  chevronUp: 'chevron-up',
  chevronDown: 'chevron-down',
  chevronLeft: 'chevron-left',
  chevronRight: 'chevron-right',
  chevronsUpDown: 'chevrons-up-down',
  arrowUp: 'arrow-up',
  arrowDown: 'arrow-down',
  arrowLeft: 'arrow-left',
  dash: 'minus',
  menu: 'menu',
  more: 'ellipsis',
  grip: 'grip-vertical',
  list: 'list',
  copy: 'copy',
  refresh: 'refresh-cw',
  download: 'download',
  externalLink: 'external-link',
  bookmark: 'bookmark',
  folder: 'folder',
  history: 'history',
  calendar: 'calendar',
  play: 'play',
  pause: 'pause',
  volume: 'volume-2',
  eye: 'eye',
  eyeOff: 'eye-off',
  settings: 'settings',
  sample: 'flask-conical',
  computer: 'monitor',
  phone: 'smartphone',
  circleCheck: 'circle-check',
  circleCross: 'circle-x',
  circleExclamation: 'circle-alert',
  circleInfo: 'info',
  circleQuestion: 'circle-question-mark',
  triangle: 'triangle-alert',
  split: 'split',
  apart: 'unfold-horizontal',
  balloon: 'message-square-text',
  quote: 'quote',
};

/** Icons that point in reading direction and are mirrored in right-to-left text. */
const MIRRORED = new Set(['chevronLeft', 'chevronRight', 'arrowLeft', 'list']);

/** Expected text of shapes.ts. */
export async function shapesText() {
  const { version } = JSON.parse(await readFile(join(library, 'package.json'), 'utf8'));
  const lines = [
    `// Written by packages/ui/icons.mjs from lucide ${version} (ISC, some drawings MIT: see THIRD-PARTY.md). Do not edit.`,
    "import type { IconShape } from './icon-shape.js';",
    '',
  ];
  for (const [name, drawing] of Object.entries(ICONS)) {
    const svg = await readFile(join(library, 'icons', `${drawing}.svg`), 'utf8');
    const start = `export const ${name}Icon: IconShape = {`;
    const path = `line: '${onePath(svg)}'`;
    const parts = MIRRORED.has(name) ? [path, 'mirrors: true'] : [path];
    const oneLine = `${start} ${parts.join(', ')} };`;
    lines.push(oneLine.length <= PRINT_WIDTH ? oneLine : `${start}\n${parts.map((part) => `  ${part},\n`).join('')}};`);
  }
  return `${lines.join('\n')}\n`;
}

/** Joins all strokes of an icon into one path. */
function onePath(svg) {
  const strokes = [];
  for (const [, element, text] of svg.matchAll(/<(path|circle|rect|line|polyline|polygon|ellipse)\s([^>]*)\/>/g)) {
    const attributes = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map((match) => match.slice(1)));
    strokes.push(pathOf(element, attributes));
  }
  if (strokes.length === 0) throw new Error(`No stroke found in ${svg}`);
  return strokes.join('');
}

function pathOf(element, attributes) {
  if (element === 'path') return startingAbsolute(attributes.d);
  const number = (name) => Number(attributes[name] ?? 0);
  if (element === 'circle') {
    const [x, y, r] = [number('cx'), number('cy'), number('r')];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  if (element === 'rect') {
    const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
    const r = number('rx') || number('ry');
    const arc = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    const [w, h] = [width - 2 * r, height - 2 * r];
    return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}Z`;
  }
  if (element === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  throw new Error(`<${element}> is not supported by packages/ui/icons.mjs.`);
}

// The first `m` of a path is absolute in either case; after another path, a lower-case one would be relative. Lines after
// a lower-case `m` are relative.
function startingAbsolute(path) {
  if (!path.startsWith('m')) return path;
  const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
  const start = new RegExp(`^m\\s*(${number})[\\s,]*(${number})\\s*`).exec(path);
  if (!start) throw new Error(`"${path}" starts with no point.`);
  const rest = path.slice(start[0].length);
  return `M${start[1]} ${start[2]}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(SHAPES, await shapesText());
