// Writes src/icon/shapes.ts and later-shapes.ts: the icons of the library, from lucide. Run: npm run icons -w packages/ui
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const library = dirname(require.resolve('lucide-static/package.json'));
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'src/icon');

/** Line length of the formatter, so that the generated file is already formatted. */
const PRINT_WIDTH = 120;

/**
 * Our name without `Icon`, and the name in lucide, for each file. The icons that a first page needs are in a file of their
 * own, so that it does not load all others.
 */
const FILES = {
  'shapes.ts': {
    search: 'search',
    cross: 'x',
    check: 'check',
    chevronDown: 'chevron-down',
    menu: 'menu',
    copy: 'copy',
    refresh: 'refresh-cw',
    eye: 'eye',
    eyeOff: 'eye-off',
    sample: 'flask-conical',
    circleCheck: 'circle-check',
    circleExclamation: 'circle-alert',
    circleInfo: 'info',
    circleQuestion: 'circle-question-mark',
    triangle: 'triangle-alert',
  },
  'later-shapes.ts': {
    chevronUp: 'chevron-up',
    chevronLeft: 'chevron-left',
    chevronRight: 'chevron-right',
    chevronsUpDown: 'chevrons-up-down',
    arrowLeft: 'arrow-left',
    fillBox: 'arrow-up-left',
    dash: 'minus',
    more: 'ellipsis',
    list: 'list',
    download: 'download',
    externalLink: 'external-link',
    bell: 'bell',
    bookmark: 'bookmark',
    folder: 'folder',
    history: 'history',
    play: 'play',
    pause: 'pause',
    volume: 'volume-2',
    settings: 'settings',
    computer: 'monitor',
    phone: 'smartphone',
    circleCross: 'circle-x',
    split: 'split',
    apart: 'unfold-horizontal',
    balloon: 'message-square-text',
    quote: 'quote',
    note: 'square-pen',
    mail: 'mail',
    printer: 'printer',
    code: 'code',
    type: 'type',
    file: 'file-text',
    globe: 'globe',
    offline: 'cloud-off',
    stop: 'square',
    ask: 'message-square-quote',
    refusal: 'ban',
    suggestion: 'corner-down-right',
    thumbUp: 'thumbs-up',
    thumbDown: 'thumbs-down',
  },
};

/** Icons that point in reading direction and are mirrored in right-to-left text. */
const MIRRORED = new Set(['chevronLeft', 'chevronRight', 'arrowLeft', 'list', 'suggestion']);

/** Names of the files. */
export const shapeFiles = Object.keys(FILES);

/** Expected text of one of the files. */
export async function shapesText(file) {
  const { version } = JSON.parse(await readFile(join(library, 'package.json'), 'utf8'));
  const lines = [
    `// Written by packages/ui/icons.mjs from lucide ${version} (ISC, some drawings MIT: see THIRD-PARTY.md). Do not edit.`,
    "import type { IconShape } from './icon-shape.js';",
    '',
  ];
  for (const [name, drawing] of Object.entries(FILES[file])) {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of shapeFiles) await writeFile(join(FOLDER, file), await shapesText(file));
}
