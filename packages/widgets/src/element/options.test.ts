import { afterEach, expect, it, vi } from 'vitest';
import { readOption, readOptions } from './options.js';
import type { HeadnotePage } from './page.js';

const scope = globalThis as { headnote?: unknown };

afterEach(() => {
  delete scope.headnote;
  document.body.replaceChildren();
});

const page = (script: object, settings: object): Partial<HeadnotePage> =>
  ({ version: '1', q: { push() {} }, script, settings }) as Partial<HeadnotePage>;

function elementIn(div: Record<string, string>, attributes: Record<string, string>): HTMLElement {
  const parent = document.body.appendChild(document.createElement('div'));
  Object.assign(parent.dataset, div);
  const element = parent.appendChild(document.createElement('section'));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

const limit = [8, 1, 20] as const;
const widget = { headnoteWidget: 'latest-cases' };

it('reads attribute, div, script, queue and default in this order', () => {
  expect(readOption(elementIn({}, {}), 'limit', limit)).toBe(8);
  scope.headnote = page({}, { limit: '2' });
  expect(readOption(elementIn({}, {}), 'limit', limit)).toBe(2);
  scope.headnote = page({ limit: '3' }, { limit: '2' });
  expect(readOption(elementIn({}, {}), 'limit', limit)).toBe(3);
  expect(readOption(elementIn({ ...widget, limit: '4' }, {}), 'limit', limit)).toBe(4);
  expect(readOption(elementIn({ ...widget, limit: '4' }, { limit: '5' }), 'limit', limit)).toBe(5);
});

it('reads the data of a div only if the div has data-headnote-widget', () => {
  expect(readOption(elementIn({ limit: '4' }, {}), 'limit', limit)).toBe(8);
});

it('ignores invalid values and reads the next level', () => {
  scope.headnote = page({ limit: '3' }, {});
  for (const text of ['', ' ', '0', '21', '-1', '2.5', '1e9', 'NaN', 'many']) {
    expect(readOption(elementIn({}, { limit: text }), 'limit', limit)).toBe(3);
  }
  const theme = ['auto', 'light', 'dark'] as const;
  for (const text of ['', 'DARK', 'javascript:alert(1)', 'toString']) {
    expect(readOption(elementIn({}, { theme: text }), 'theme', theme)).toBe('auto');
  }
});

it('reads free text if the whole text has the pattern', () => {
  const citation = [/^[\w() ]{1,20}$/] as const;
  scope.headnote = page({ citation: '2025 HNS 1' }, {});
  expect(readOption(elementIn({}, { citation: '(1973) 4 SCC 225' }), 'citation', citation)).toBe('(1973) 4 SCC 225');
  expect(readOption(elementIn({}, { citation: '<img onerror=1>' }), 'citation', citation)).toBe('2025 HNS 1');
  scope.headnote = page({}, {});
  expect(readOption(elementIn({}, { citation: 'x'.repeat(21) }), 'citation', citation)).toBe('');
});

it('ignores an element with the id headnote', () => {
  const element = elementIn({}, {});
  element.id = 'headnote';
  expect(readOption(element, 'limit', limit)).toBe(8);
});

it('says once in the console which value counts instead of an invalid one', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const court = ['sc', 'hc'] as const;
  for (let times = 0; times < 2; times += 1) {
    expect(readOption(elementIn({}, { court: 'banana' }), 'court', court)).toBe('sc');
    expect(readOption(elementIn({ ...widget, limit: '99' }, {}), 'limit', limit)).toBe(8);
  }
  readOption(elementIn({}, { court: 'hc', limit: '08' }), 'court', court);
  expect(readOption(elementIn({}, { limit: '08' }), 'limit', limit)).toBe(8);
  expect(warned.mock.calls).toEqual([
    ['[headnote] court="banana" is not valid (sc, hc); "sc" counts.'],
    ['[headnote] limit="99" is not valid (1 to 20); "8" counts.'],
  ]);
  warned.mockRestore();
});

it('names attributes that are no options, and curly quotation marks, once', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (let times = 0; times < 2; times += 1)
    readOptions(elementIn({}, { limt: '3', limit: '\u201d3\u201d', class: 'x', 'data-x': '1', 'aria-label': 'y' }), {
      limit,
    });
  const lines = warned.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => line.includes('<section>'))).toEqual([
    '[headnote] <section> no option limt',
    '[headnote] <section> limit="\u201d3\u201d": use straight quotation marks',
  ]);
  warned.mockRestore();
});
