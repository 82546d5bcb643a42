import { describe, expect, it } from 'vitest';
import { ownScript, parseHtml } from './trusted-types.js';

describe('the address of a script', () => {
  it.each(['/assets/worker-1.js', `${window.location.origin}/assets/a.js`, '/offline-worker.js'])(
    '%s is one of the site',
    (address) => {
      expect(ownScript(address)).toBe(address);
    },
  );

  it.each([
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://evil.example/1',
    '/api/assets/a.js',
    '/api/offline-worker.js',
    'https://evil.example/offline-worker.js',
    '/assets/../api/config/get',
    'javascript:alert(1)',
  ])('%s is refused', (address) => {
    expect(ownScript(address)).toBeNull();
  });
});

it('parses HTML without Trusted Types too', () => {
  expect(parseHtml('<p id="s1">One</p>').querySelector('#s1')?.textContent).toBe('One');
});
