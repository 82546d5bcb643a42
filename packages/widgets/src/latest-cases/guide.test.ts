import { afterEach, expect, it, vi } from 'vitest';
import guide from '../../../../docs/embedding.md?raw';
import { attributeName, commonOptions, widgetNames, widgetTables, type OptionValues } from '../tables/index.js';
import { answerOf } from './answers.fixtures.js';
import './define.js';

const sources: Record<string, string> = import.meta.glob('../**/*.{ts,tsx,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = Object.entries(sources)
  .filter(([path]) => !/\.(test|fixtures|stories)\./.test(path))
  .map(([, text]) => text)
  .join('\n');

const all = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))].toSorted();

/** The text of a section of the guide. */
const section = (heading: string): string => guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** The first cells of the tables in a section. */
const names = (heading: string, pattern: RegExp): string[] =>
  all(section(heading), new RegExp(`^\\| \`${pattern.source}\``, 'gm'));

afterEach(() => vi.unstubAllGlobals());

/** The text about a widget in a section, up to the next widget. */
const about = (heading: string, widget: string): string =>
  section(heading).split(`\n\`headnote-${widget}\``)[1]?.split('\n`headnote-')[0] ?? '';

/** The values of an option as the guide writes them. */
function valuesText([first, ...others]: OptionValues): unknown {
  if (first instanceof RegExp) return expect.any(String);
  if (typeof first === 'number') return others.join(' to ');
  return [first, ...others].map((value) => `\`${String(value)}\``).join(', ');
}

const asWritten = (options: readonly (readonly [string, OptionValues])[]) =>
  Object.fromEntries(options.map(([name, values]) => [attributeName(name), valuesText(values)]));

/** The values of each option in the tables of a text. */
const asListed = (text: string) =>
  Object.fromEntries([...text.matchAll(/^\| `([\w-]+)` +\| (.*?) +\|/gm)].map(([, name, values]) => [name, values]));

it('lists every option of every widget, with its values', () => {
  const common = section('Options').split('\n`headnote-')[0] ?? '';
  expect(asListed(common)).toEqual({ ...asWritten(Object.entries(commonOptions)), loading: '`lazy`, `eager`' });
  for (const widget of widgetNames) {
    const own = Object.entries<OptionValues>(widgetTables[widget]).filter(([name]) => !(name in commonOptions));
    expect({ widget, ...asListed(about('Options', widget)) }).toEqual({ widget, ...asWritten(own) });
  }
});

// The parts of the latest cases are compared with what is drawn, below.
it.each(widgetNames.filter((name) => name !== 'latest-cases'))(
  'lists the parts that the views of %s draw',
  (widget) => {
    const text = Object.entries(sources)
      .filter(([path]) => path.includes(`/${widget}/`) && !/\.(test|fixtures|stories)\./.test(path))
      .map(([, source]) => source)
      .join('\n');
    const listed = all(about('Theme', widget).split('\n\n')[0] ?? '', /`([\w-]+)`/g);
    expect(listed).toEqual(expect.arrayContaining(all(text, /(?:\bpart="|\bbox\(\s*')([\w-]+)/g)));
    const names = new Set(all(code, /['"]([\w-]+)['"]/g));
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
  },
);

it('lists every custom property', () => {
  expect(names('Theme', /(--headnote-[\w-]+)/)).toEqual(all(code, /var\((--headnote-[\w-]+)/g));
});

it('lists every event and error code', () => {
  expect(names('Events', /(headnote-[\w-]+)/)).toEqual(all(code, /'(headnote-(?:ready|error|open|select|submit))'/g));
  const codes = all(code, /WidgetErrorCode = ([^;]+)/g).flatMap((union) => all(union, /'(\w+)'/g));
  expect(names('Events', /(\w+)/)).toEqual(codes);
});

it('lists every command of the queue', () => {
  const commands = all(code, /readonly \['(\w+(?:' \| '\w+)*)'/g).flatMap((union) => union.split(`' | '`));
  expect(names('Queue', /\['(\w+)'.*/)).toEqual(commands.toSorted());
});

it('lists every part', async () => {
  const parts = (element: HTMLElement): string[] =>
    [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].map((node) => node.getAttribute('part') ?? '');
  const found = new Set<string>();
  const answers = [
    { consent: 'required' },
    { answer: async () => Response.json(answerOf('sc')) },
    { answer: async () => Response.json(answerOf('sc', 0)) },
    { answer: async () => new Response('', { status: 500 }) },
    { answer: async () => Response.json(answerOf('sc')), linkTarget: '_blank' },
  ];
  for (const { answer, ...options } of answers) {
    if (answer) vi.stubGlobal('fetch', answer);
    const element = document.createElement('headnote-latest-cases');
    Object.assign(element, options);
    document.body.append(element);
    const state = answer ? '[data-state]:not([data-state=loading])' : 'button';
    await vi.waitFor(() => expect(element.shadowRoot?.querySelector(state)).toBeTruthy());
    for (const part of parts(element)) found.add(part);
    element.remove();
  }
  const listed = all(about('Theme', 'latest-cases').split('\n\n')[0] ?? '', /`([\w-]+)`/g);
  expect(listed).toEqual([...found].toSorted());
});
