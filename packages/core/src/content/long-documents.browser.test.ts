import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './browser.js';
import { textOf } from './index.js';

/** What one call takes in milliseconds, at its best of a few: what else the machine does is not asked for. */
function bestTime(call: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    call();
    return performance.now() - started;
  });
  return Math.min(...times);
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
  it('E9: 1 MB is cleaned within the time, and no word is lost', () => {
    const html = judgmentOf(1_000_000);
    expect(sanitizeHtml(html)).toBe(html);
    const time = bestTime(() => sanitizeHtml(html));
    // The measured figure stands in docs/benchmarks.md; here a machine that is busy gets five times as long.
    expect(time).toBeLessThan(1000);
  });

  it('E9: 200,000 nodes and 10 MB lose no word', { timeout: 90_000 }, () => {
    for (const html of ['<p>x<b>y</b></p>'.repeat(50_000), judgmentOf(10_000_000)]) {
      const clean = sanitizeHtml(html);
      expect(clean === html).toBe(true);
      const host = document.implementation.createHTMLDocument().body;
      host.innerHTML = clean;
      expect(host.textContent === textOf(html)).toBe(true);
    }
  });
});
