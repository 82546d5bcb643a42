import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { differences } from './compare-catalogues.fixtures.js';

const packages = join(import.meta.dirname, '..', '..', '..');
const files = (pattern: string) => globSync(pattern, { cwd: packages }).toSorted();

/** Catalogues without a translation: their screens are in English. */
const ENGLISH_ONLY: readonly string[] = [
  'site/src/member/partners/messages.ts',
  'site/src/public/widgets/hosts/messages.ts',
  'widgets/src/citation-check/messages.ts',
  'widgets/src/citation-finder/messages.ts',
];

const catalogues = files('{site,widgets}/src/**/*messages.ts').filter((file) => !ENGLISH_ONLY.includes(file));
const translations = files('*/src/**/*.hi.ts');

it('finds the catalogues', () => {
  expect(catalogues.length).toBeGreaterThan(10);
  expect(translations.length).toBeGreaterThan(15);
});

it.each(catalogues)('has a Hindi translation of %s', (file) => {
  expect(translations).toContain(file.replace(/\.ts$/, '.hi.ts'));
});

it.each(translations)('says the same in Hindi: %s', async (file) => {
  const load = async (name: string) => (await import(join(packages, name))) as Readonly<Record<string, unknown>>;
  const english = await load(file.replace(/\.hi\.ts$/, '.ts'));
  expect(differences(english, await load(file))).toEqual([]);
});

it('finds a text that is missing, in English, or without what it names', () => {
  const english = { a: 'One', b: { c: 'Two' }, d: (name: string) => `Open ${name}`, e: '5' };
  const hindi = { a: 'एक', b: {}, d: () => 'खोलें', e: '5', f: 'छह' };
  expect(differences(english, hindi)).toEqual(['b.c: missing', 'd: without “Qz1”', 'f: not in English']);
  expect(differences({ a: 'One' }, { a: 'One' })).toEqual(['a: One']);
});
