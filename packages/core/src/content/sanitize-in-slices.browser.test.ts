import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeHtml, sanitizeInSlices } from './browser.js';
import { randomMarkup } from './engines.fixtures.js';
import { hostileInputs } from './hostile-inputs.fixtures.js';
import { sanitizeHtml as onServer } from './server.js';

const paragraph =
  '<p id="p1">The Court held that <i>the appeal</i> fails &amp; is dismissed. <a href="#p1">x</a></p>\n';

describe('sanitizeInSlices', () => {
  it('gives the same result as sanitizeHtml for HTML sanitised by the server', async () => {
    const long = paragraph.repeat(5000);
    expect((await sanitizeInSlices(long)) === sanitizeHtml(long)).toBe(true);
    const nested = `<section id="s1">${paragraph.repeat(2000)}</section>`.repeat(3);
    expect((await sanitizeInSlices(nested)) === sanitizeHtml(nested)).toBe(true);
    expect(await sanitizeInSlices('')).toBe('');
    expect(await sanitizeInSlices('short')).toBe('short');
  });

  it('gives the same result wherever the slices end', async () => {
    const filler = '<p>filler</p>'.repeat(4000);
    await fc.assert(
      fc.asyncProperty(randomMarkup, randomMarkup, async (first, second) => {
        const clean = onServer(`${first}${filler}${second}${filler}`);
        expect((await sanitizeInSlices(clean)) === sanitizeHtml(clean)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('allows nothing more for unsanitised HTML', async () => {
    const hostile = hostileInputs.join(`<p>${'x'.repeat(60_000)}</p>`);
    const clean = await sanitizeInSlices(hostile);
    expect(sanitizeHtml(clean) === clean).toBe(true);
  });

  it('lets other tasks run between slices', async () => {
    let tasks = 0;
    const timer = setInterval(() => {
      tasks += 1;
    }, 1);
    await sanitizeInSlices(paragraph.repeat(10_000));
    clearInterval(timer);
    expect(tasks).toBeGreaterThan(5);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const cleaning = sanitizeInSlices(paragraph.repeat(10_000), { signal: controller.signal });
    controller.abort(new Error('left the page'));
    await expect(cleaning).rejects.toThrow('left the page');
  });
});
