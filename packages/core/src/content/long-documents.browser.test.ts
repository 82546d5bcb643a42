import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './browser.js';
import { textOf } from './index.js';

/** Maximum number of attempts, so that other load on the machine does not count. */
const TRIES = 30;

/** Shortest time of a call in milliseconds. Stops when one is within the limit. */
function bestTime(call: () => unknown, wanted: number): number {
  let best = Infinity;
  for (let i = 0; i < TRIES && best >= wanted; i += 1) {
    const started = performance.now();
    call();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

function judgmentOf(size: number): string {
  let html = '';
  for (let at = 1; html.length < size; at += 1) {
    html +=
      `<p id="p${at}">${at}. Learned counsel for the appellant, relying on <b>an earlier judgment</b> &amp; others, ` +
      `submitted that Section 302 of the <em>Code</em> — “murder” — is not attracted<sup>1</sup>; ` +
      `see <a href="#p${Math.max(1, at - 1)}">above</a>.</p>\n`;
  }
  return html;
}

describe('long documents in a browser', () => {
  it('E9: 1 MB is sanitised within the limit and keeps its text', () => {
    const html = judgmentOf(1_000_000);
    expect(sanitizeHtml(html)).toBe(html);
    // Five times the target in docs/benchmarks.md: the machine may be busy.
    expect(bestTime(() => sanitizeHtml(html), 1000)).toBeLessThan(1000);
  });

  it('E9: 200,000 nodes and 10 MB keep their text', { timeout: 90_000 }, () => {
    for (const html of ['<p>x<b>y</b></p>'.repeat(50_000), judgmentOf(10_000_000)]) {
      const clean = sanitizeHtml(html);
      expect(clean === html).toBe(true);
      const host = document.implementation.createHTMLDocument().body;
      host.innerHTML = clean;
      expect(host.textContent === textOf(html)).toBe(true);
    }
  });
});
