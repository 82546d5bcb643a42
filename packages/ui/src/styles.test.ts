import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = dirname(fileURLToPath(import.meta.url));
const read = (path: string) => readFileSync(join(source, path), 'utf8');
const manifest = JSON.parse(read('../package.json')) as { exports: Record<string, Record<string, string>> };

const NO_PART = new Set(['base', 'docs', 'internal', 'tokens']);
const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const sheets = folders.flatMap((folder) =>
  readdirSync(join(source, folder))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`),
);

describe('style sheets', () => {
  it(`can be loaded alone: each names the layers and puts every rule in one (${sheets.length} sheets)`, () => {
    const failing = sheets.filter((sheet) => {
      const text = read(sheet)
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .trim();
      const outside = text.replace(/^@layer [^;]+;/, '').replace(/@layer hn\.\w+ \{[\s\S]*\n\}/g, '');
      const namesLayers = /^@layer hn\.tokens, hn\.base, hn\.components;\s+@layer hn\.\w+ \{/.test(text);
      return !namesLayers || outside.trim() !== '';
    });
    expect(failing).toEqual([]);
  });

  const coloured = sheets.filter((sheet) => !/^tokens\/(?:tokens|brand-\w+)\.css$/.test(sheet));
  it(`take every colour from the tokens (${coloured.length} sheets)`, () => {
    const failing = coloured.filter((sheet) => /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(read(sheet)));
    expect(failing).toEqual([]);
  });

  it(`use only tokens that exist (${sheets.length} sheets)`, () => {
    const unknown = sheets.flatMap((sheet) => {
      const defined = `${read('tokens/tokens.css')}${read('tokens/type.css')}${read(sheet)}`;
      const used = [...read(sheet).matchAll(/var\((--hn-[\w-]+)\)/g)].map(([, name]) => name ?? '');
      return used.filter((name) => !defined.includes(`${name}:`)).map((name) => `${sheet}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('are all imported by styles.css, except brands and toasts', () => {
    const imported = [...read('styles.css').matchAll(/@import '\.\/([^']+)';/g)].map((match) => match[1]);
    // A brand is optional. The sheet of the toasts is loaded with their code, at the first toast.
    const isApart = (sheet: string) => sheet.includes('/brand-') || sheet.startsWith('toasts/');
    expect(imported.toSorted()).toEqual(sheets.filter((sheet) => !isApart(sheet)).toSorted());
  });
});

describe('entry points', () => {
  const parts = folders.filter((folder) => !NO_PART.has(folder));
  it(`exist for the code and the sheet of every part (${parts.length} parts)`, () => {
    for (const folder of parts) {
      expect(manifest.exports[`./${folder}`], folder).toEqual({
        'headnote-source': `./src/${folder}/index.ts`,
        types: `./types/${folder}/index.d.ts`,
        default: `./dist/${folder}.js`,
      });
      const hasSheet = sheets.some((sheet) => sheet.startsWith(`${folder}/`));
      expect(`./${folder}.css` in manifest.exports, `${folder}.css`).toBe(hasSheet);
    }
  });

  it('point to sources that exist', () => {
    for (const target of Object.values(manifest.exports)) {
      expect(existsSync(join(source, '..', target['headnote-source'] ?? 'missing'))).toBe(true);
    }
  });

  it('have stories when they render something', () => {
    for (const folder of folders.filter((name) => !['base', 'internal', 'labels'].includes(name))) {
      expect(readdirSync(join(source, folder)).some((file) => file.endsWith('.stories.tsx'))).toBe(true);
    }
  });
});
