// Writes custom-elements.json: tags, attributes, properties, methods, events, parts and custom properties of the widgets,
// for editors and documentation tools. Everything is read from the sources and the built option tables.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Folders whose blocks any widget may draw. */
const COMMON = ['parts', 'notices', 'list'];

const PARTS = [
  /\bbox\('([\w-]+)'\)/g,
  /\bcell\('([\w-]+)'/g,
  /\bpart="([\w-]+)"/g,
  /<(?:WidgetLink|Notice)\s[^>]*?name="([\w-]+)"/g,
];

const METHODS = [
  { name: 'reload', description: 'Loads the data again, also after `destroy()`.' },
  { name: 'destroy', description: 'Removes the view and shows the fallback, until `reload()`.' },
  { name: 'focus', description: 'Moves focus into the widget.' },
];

/** Writes the manifest of the package in `root`. */
export async function writeManifest(root, widgetNames) {
  const { widgetTables, attributeName } = await import(pathToFileURL(join(root, 'dist/tables.js')).href);
  const events = await readEvents(root);
  const cssProperties = await readProperties(root);
  const modules = [];
  for (const name of widgetNames) {
    const className = `Headnote${name.replaceAll(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase())}`;
    const options = Object.entries(widgetTables[name]).map(([field, values]) => ({
      field,
      attribute: attributeName(field),
      ...describe(values),
    }));
    const declaration = {
      kind: 'class',
      customElement: true,
      name: className,
      tagName: `headnote-${name}`,
      superclass: { name: 'HTMLElement' },
      attributes: options.map(({ field, attribute, type, fallback }) => ({
        name: attribute,
        fieldName: field,
        type: { text: type },
        default: fallback,
      })),
      members: [
        ...options.map(({ field, attribute, type, fallback }) => ({
          kind: 'field',
          name: field,
          attribute,
          reflects: true,
          type: { text: type },
          default: fallback,
        })),
        ...METHODS.map((method) => ({ kind: 'method', ...method })),
      ],
      events,
      slots: [{ name: '', description: 'The fallback: visible until the widget is drawn, and when it cannot be.' }],
      cssProperties,
      cssParts: (await readParts(root, name)).map((part) => ({ name: part })),
    };
    modules.push({
      kind: 'javascript-module',
      path: `dist/${name}.js`,
      declarations: [declaration],
      exports: [{ kind: 'js', name: className, declaration: { name: className, module: `dist/${name}.js` } }],
    });
    modules.push({
      kind: 'javascript-module',
      path: `dist/${name}-define.js`,
      declarations: [],
      exports: [
        {
          kind: 'custom-element-definition',
          name: `headnote-${name}`,
          declaration: { name: className, module: `dist/${name}.js` },
        },
      ],
    });
  }
  const manifest = { schemaVersion: '1.0.0', modules };
  await writeFile(join(root, 'dist/custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function describe([first, ...rest]) {
  if (first instanceof RegExp) return { type: 'string', fallback: "''" };
  if (typeof first === 'number') return { type: 'number', fallback: String(first) };
  return { type: [first, ...rest].map((text) => `'${text}'`).join(' | '), fallback: `'${first}'` };
}

async function readEvents(root) {
  const text = await readFile(join(root, 'src/element/events.ts'), 'utf8');
  const list = /interface WidgetEventDetails \{([^}]+)\}/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/(?:\/\*\* ([^*]+?) \*\/\s*)?'(headnote-\w+)': (\w+);/g)].map(
    ([, description, name, type]) => ({
      name,
      type: { text: `CustomEvent<${type}>` },
      ...(description ? { description } : {}),
    }),
  );
}

async function sources(root, folder, pattern) {
  const files = await readdir(join(root, 'src', folder)).catch(() => []);
  const texts = files
    .filter((file) => pattern.test(file) && !/\.(test|stories|fixtures)\./.test(file))
    .map((file) => readFile(join(root, 'src', folder, file), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

async function readProperties(root) {
  const names = new Set();
  for (const folder of await readdir(join(root, 'src'))) {
    const text = await sources(root, folder, /\.css$/);
    for (const [, name] of text.matchAll(/var\((--headnote-[\w-]+)/g)) names.add(name);
  }
  return [...names].toSorted((a, b) => a.localeCompare(b)).map((name) => ({ name }));
}

async function readParts(root, widget) {
  const texts = await Promise.all([widget, ...COMMON].map((folder) => sources(root, folder, /\.tsx$/)));
  const found = PARTS.flatMap((pattern) => [...texts.join('\n').matchAll(pattern)].map(([, name]) => name));
  return [...new Set(found)].toSorted((a, b) => a.localeCompare(b));
}
