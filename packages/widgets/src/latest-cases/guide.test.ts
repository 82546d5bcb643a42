import { afterEach, expect, it, vi } from 'vitest';
import guide from '../../../../docs/embedding.md?raw';
import { answerOf } from './answers.fixtures.js';
import { HeadnoteLatestCases } from './define.js';

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

it('lists every option', () => {
  const attributes = [...HeadnoteLatestCases.observedAttributes, 'loading'];
  expect(names('Options', /([\w-]+)/)).toEqual(attributes.toSorted());
});

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
  const listed = all(section('Theme').split('Parts:')[1] ?? '', /`([\w-]+)`/g);
  expect(listed).toEqual([...found].toSorted());
});
