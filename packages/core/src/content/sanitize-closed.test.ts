import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './browser.js';

describe('sanitizeHtml of the browser without a DOM', () => {
  it('E11: returns escaped plain text', () => {
    expect(sanitizeHtml('<p>A &amp; B <img src=x onerror=alert(1)></p>&lt;script&gt;')).toBe(
      'A &amp; B &lt;script&gt;',
    );
  });
});
