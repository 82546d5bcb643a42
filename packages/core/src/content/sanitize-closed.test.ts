import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './browser.js';

describe('the browser engine where there is no DOM', () => {
  it('fails closed: the plain text comes back, escaped', () => {
    expect(sanitizeHtml('<p>A &amp; B <img src=x onerror=alert(1)></p>&lt;script&gt;')).toBe(
      'A &amp; B &lt;script&gt;',
    );
  });
});
