import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize-on-server.js';

/** Methods with which the parser goes through the elements that are open. */
const METHODS = ['unshift', 'shift', 'indexOf', 'includes'] as const;

/** Counts the entries of lists that a run goes through. */
function workOf(run: () => void): number {
  let work = 0;
  const originals = METHODS.map((method) => [method, Array.prototype[method]] as const);
  for (const [method, original] of originals)
    Object.defineProperty(Array.prototype, method, {
      configurable: true,
      writable: true,
      value(this: unknown[], ...args: unknown[]): unknown {
        work += this.length;
        return (original as (...all: unknown[]) => unknown).apply(this, args);
      },
    });
  try {
    run();
  } finally {
    for (const [method, value] of originals)
      Object.defineProperty(Array.prototype, method, { configurable: true, writable: true, value });
  }
  return work;
}

const SIZE = 60_000;
const filled = (part: string, size: number): string => part.repeat(Math.ceil(size / part.length));

const REPEATED = [
  '<table><tr>',
  '<table>',
  '<table><tr><td>',
  '<table><b><tr>',
  '<svg><',
  '<svg>',
  '<math><mi>',
  '<svg><foreignObject>',
  '<a>',
  '<b>',
  '<b><p>',
  '<b><i></b>',
  '<b></p>',
  '<div></p>',
  '<ul><li>',
  '<q><x>',
  '<form><b>',
  '<select><option>',
  '<template>',
  '<object>',
  '<noscript><p></div>',
  '<iframe><p>',
  '<!--',
  '<p a="',
  '&#1',
  '<',
  '</b>',
];

describe('HTML with many open elements', () => {
  it.each(REPEATED)('takes linear work: %s, repeated', (part) => {
    const work = [SIZE, 2 * SIZE].map((size) => workOf(() => sanitizeHtml(filled(part, size))));
    // Four times as much would be quadratic.
    expect(work[1]).toBeLessThan(2.5 * (work[0] ?? 0) + 1_000);
  });

  it.each(['<b></b>', '</x>', '</p>', '<form>', '<td>x'])('takes linear work inside a thousand others: %s', (part) => {
    const work = [SIZE, 2 * SIZE].map((size) => workOf(() => sanitizeHtml('<b>'.repeat(1_000) + filled(part, size))));
    expect(work[1]).toBeLessThan(2.5 * (work[0] ?? 0));
  });

  it('keeps all text and all other markup when thousands of elements are not closed', () => {
    const paragraphs = Array.from({ length: 2_000 }, (_, index) => `<p id="p${index + 1}"><i>Words</i> ${index}.</p>`);
    expect(sanitizeHtml(`<span>${paragraphs.join('\n<span>')}`)).toBe(paragraphs.join('\n'));
  });

  it('keeps the text when more kinds of elements than it gives up are open', () => {
    const open = Array.from({ length: 15 }, (_, index) => `z${index}`)
      .map((name) => `<x${name}>`.repeat(1_100))
      .join('');
    expect(sanitizeHtml(`${open}1 < 2 <b>words</b>`)).toBe('1 &lt; 2 words');
  });

  it('removes the content of elements that may not be shown', () => {
    expect(sanitizeHtml(`Before ${'<svg><g>'.repeat(2_000)}hidden${'</g></svg>'.repeat(2_000)} after`)).toBe(
      'Before  after',
    );
  });

  it('shows nothing of markup that only removed tags make', () => {
    const hidden = `${'<b>'.repeat(2_000)}<scr<b>ipt>alert(1)</script><im<b>g src=x onerror=alert(1)>`;
    expect(sanitizeHtml(hidden)).not.toMatch(/<(?!\/?b>)/);
  });
});
