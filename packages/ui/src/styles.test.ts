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
  it.each(sheets)('%s can be loaded alone: it names the layers and puts every rule in one', (sheet) => {
    const text = read(sheet)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim();
    expect(text).toMatch(/^@layer hn\.tokens, hn\.base, hn\.components;\s+@layer hn\.\w+ \{/);
    const outside = text.replace(/^@layer [^;]+;/, '').replace(/@layer hn\.\w+ \{[\s\S]*\n\}/g, '');
    expect(outside.trim()).toBe('');
  });

  it.each(sheets)('%s takes every colour from the tokens', (sheet) => {
    if (/^tokens\/(?:tokens|brand-\w+)\.css$/.test(sheet)) return;
    expect(read(sheet)).not.toMatch(/#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/i);
  });

  it.each(sheets)('%s uses only tokens that exist', (sheet) => {
    const defined = `${read('tokens/tokens.css')}${read('tokens/type.css')}${read(sheet)}`;
    for (const [, name] of read(sheet).matchAll(/var\((--hn-[\w-]+)\)/g)) expect(defined).toContain(`${name}:`);
  });

  it('are all imported by styles.css, except brands', () => {
    const imported = [...read('styles.css').matchAll(/@import '\.\/([^']+)';/g)].map((match) => match[1]);
    // A brand is optional, so styles.css does not import it.
    expect(imported.toSorted()).toEqual(sheets.filter((sheet) => !sheet.includes('/brand-')).toSorted());
  });
});

describe('entry points', () => {
  it.each(folders.filter((folder) => !NO_PART.has(folder)))(
    '%s has one entry for its code and one for its sheet',
    (folder) => {
      expect(manifest.exports[`./${folder}`]).toEqual({
        'headnote-source': `./src/${folder}/index.ts`,
        types: `./types/${folder}/index.d.ts`,
        default: `./dist/${folder}.js`,
      });
      const hasSheet = sheets.some((sheet) => sheet.startsWith(`${folder}/`));
      expect(`./${folder}.css` in manifest.exports).toBe(hasSheet);
    },
  );

  it('point to sources that exist', () => {
    for (const target of Object.values(manifest.exports)) {
      expect(existsSync(join(source, '..', target['headnote-source'] ?? 'missing'))).toBe(true);
    }
  });

  it('that render have stories', () => {
    for (const folder of folders.filter((name) => !['base', 'internal', 'labels'].includes(name))) {
      expect(readdirSync(join(source, folder)).some((file) => file.endsWith('.stories.tsx'))).toBe(true);
    }
  });
});
