// Writes src/tokens/tokens.json and tokens.dark.json from the style sheets, in the format of the W3C Design Tokens
// Community Group (2025.10). Run: npm run tokens -w packages/ui
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'src/tokens');
const NO_COLOUR = /^(?:space|size|text|font|radius|time|ease|shadow|height|pad|gap|z|track)(?:-|$)/;

/** Contents of the token files, by file name. */
export async function tokenFiles() {
  const sheet = withoutComments(await readFile(join(folder, 'tokens.css'), 'utf8'));
  const typeSheet = withoutComments(await readFile(join(folder, 'type.css'), 'utf8'));
  const plain = declarations(`${untilModes(sheet)}${untilModes(typeSheet)}`);
  const compact = declarations(/\[data-density='compact'\] \{([^}]*)\}/.exec(sheet)?.[1] ?? '');
  return {
    'tokens.json': toText({ ...colours(plain, 'light'), ...measures(plain, compact) }),
    'tokens.dark.json': toText(colours(plain, 'dark')),
  };
}

const withoutComments = (sheet) => sheet.replace(/\/\*[\s\S]*?\*\//g, '');
// Short lists on one line, as the formatter writes them.
const toText = (tokens) =>
  `${JSON.stringify(tokens, null, 2).replace(/\[\s+([^[\]{}]+?)\s+\]/g, (all, list) => {
    const line = `[${list.replace(/\s*\n\s*/g, ' ')}]`;
    return line.length < 100 ? line : all;
  })}\n`;

/** Declarations without an attribute or media query. They come first in both sheets. */
function untilModes(sheet) {
  return sheet.split(/\n {2}(?:\[data-(?!theme\])|@media)/)[0];
}

/** Name without `--hn-`, and value, of each custom property. */
function declarations(text) {
  return Object.fromEntries(
    [...text.matchAll(/--hn-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );
}

function colours(plain, theme) {
  const color = { $type: 'color' };
  for (const [name, value] of Object.entries(plain)) {
    if (!NO_COLOUR.test(name)) color[name] = { $value: colour(value, theme) };
  }
  const layers = splitTop(plain.shadow, ',').map((layer) => shadowLayer(layer, theme));
  return { color, shadow: { float: { $type: 'shadow', $value: layers.filter((layer) => layer.color.alpha !== 0) } } };
}

function measures(plain, compact) {
  const group = (type, prefix, read, from = plain) => ({
    $type: type,
    ...Object.fromEntries(
      Object.entries(from)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, value]) => [name.slice(prefix.length).replace(/^-/, '') || 'default', { $value: read(value) }]),
    ),
  });
  const density = (from) => ({
    $type: 'dimension',
    ...Object.fromEntries(
      Object.entries(from)
        .filter(([name]) => /^(?:height|pad|gap)(?:-|$)/.test(name))
        .map(([name, value]) => [name, { $value: dimension(value) }]),
    ),
  });
  return {
    space: group('dimension', 'space-', dimension),
    radius: group('dimension', 'radius', dimension),
    density: { comfortable: density(plain), compact: density(compact) },
    duration: group('duration', 'time-', dimension),
    ease: { $type: 'cubicBezier', default: { $value: numbers(plain.ease) } },
    layer: group('number', 'z-', Number),
    font: group('fontFamily', 'font-', families),
    size: group('dimension', 'size-', dimension),
    typography: typography(plain),
  };
}

function typography(plain) {
  const roles = { $type: 'typography' };
  for (const [name, value] of Object.entries(plain)) {
    if (!name.startsWith('text-')) continue;
    const role = name.slice('text-'.length);
    const [, style, weight, size, line, face] =
      /^(italic )?(\d+) var\(--hn-size-(\d+)\) \/ ([\d.]+)rem var\(--hn-font-(\w+)\)$/.exec(value) ?? fail(value);
    roles[role] = {
      $value: {
        fontFamily: `{font.${face}}`,
        fontSize: `{size.${size}}`,
        fontWeight: Number(weight),
        letterSpacing: tracking(plain[`track-${role}`], size),
        lineHeight: Number(((Number(line) * 16) / Number(size)).toFixed(4)),
      },
      // The format does not support italics yet.
      ...(style ? { $extensions: { 'headnote.fontStyle': 'italic' } } : {}),
    };
  }
  return roles;
}

/** Converts em to px, as the format requires. */
function tracking(value, size) {
  return { value: value ? Number((Number.parseFloat(value) * Number(size)).toFixed(3)) : 0, unit: 'px' };
}

function colour(value, theme) {
  const pair = /^light-dark\((.*)\)$/.exec(value);
  const one = pair ? splitTop(pair[1], ',')[theme === 'light' ? 0 : 1] : value;
  if (one === 'transparent') return { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' };
  const short = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(one);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(one);
  const bytes = short ? short.slice(1, 4).map(Number) : (long ?? fail(one)).slice(1).map((hex) => parseInt(hex, 16));
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => Number((byte / 255).toFixed(4))),
    alpha: short ? Number(short[4]) / 100 : 1,
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  };
}

function shadowLayer(layer, theme) {
  const [, x, y, blur, paint] = /^(\S+) (\S+) (\S+) (.+)$/.exec(layer) ?? fail(layer);
  const zero = { value: 0, unit: 'px' };
  const length = (text) => (text === '0' ? zero : dimension(text));
  return { color: colour(paint, theme), offsetX: length(x), offsetY: length(y), blur: length(blur), spread: zero };
}

function dimension(text) {
  const [, value, unit] = /^(-?[\d.]+)(px|rem|ms)$/.exec(text) ?? fail(text);
  return { value: Number(value), unit };
}

const numbers = (text) => [...text.matchAll(/[\d.]+/g)].map(Number);
const families = (text) => splitTop(text, ',').map((family) => family.replace(/^'|'$/g, ''));

/** Splits at a separator outside brackets. */
function splitTop(text, separator) {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

function fail(value) {
  throw new Error(`packages/ui/tokens.mjs cannot read "${value}".`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(await tokenFiles())) await writeFile(join(folder, name), text);
}
