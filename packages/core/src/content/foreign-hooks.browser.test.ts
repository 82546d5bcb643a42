import createDOMPurify from 'dompurify';
import { afterEach, describe, expect, it } from 'vitest';
import { sanitizeHtml, sanitizeInline } from './browser.js';

/** The instance that other scripts of the page share. */
const shared = createDOMPurify;

afterEach(() => {
  shared.removeAllHooks();
  shared.clearConfig();
});

describe('sanitising next to another script that changes the sanitiser', () => {
  it('E11: hooks and settings of the host have no effect', () => {
    shared.setConfig({ ADD_TAGS: ['script'], ADD_ATTR: ['onerror'], ALLOW_UNKNOWN_PROTOCOLS: true });
    shared.addHook('uponSanitizeAttribute', (_node, data) => {
      data.forceKeepAttr = true;
    });
    shared.addHook('uponSanitizeElement', (node) => {
      if (node instanceof Element) node.setAttribute('onclick', 'alert(1)');
    });
    const hostile = '<p onclick="alert(1)">a<img src=x onerror="alert(1)"><a href="javascript:alert(1)">b</a></p>';
    expect(sanitizeHtml(hostile)).toBe('<p>a<a>b</a></p>');
    expect(sanitizeInline('<b onmouseover="alert(1)">a</b><script>alert(1)</script>')).toBe('<b>a</b>');
  });
});
