import type createDOMPurify from 'dompurify';
import type { DOMPurify, WindowLike } from 'dompurify';
import { describe, expect, it, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { sanitizeHtml } from './browser.js';
import { documentPolicy } from './policy.js';

/** The version of the sanitiser that the page brings. */
let version = '';
vi.mock('dompurify', async (original) => {
  const real = (await original<{ default: typeof createDOMPurify }>()).default;
  return { default: (root: WindowLike): DOMPurify => Object.assign(real(root), { version }) };
});

const hostile = '<p>A <b>b</b><img src=x onerror="alert(1)"></p>';
/** Engines are kept for each policy, so that every version needs a policy of its own. */
const sanitizeWith = (one: string): string => {
  version = one;
  return sanitizeHtml(hostile, { ...documentPolicy });
};

describe('sanitising with the sanitiser that a page brings', () => {
  it.each(['3.4.17', '3.4.9', '2.5.8', ''])('E11: returns plain text with the older version "%s"', (old) => {
    expect(sanitizeWith(old)).toBe('A b');
  });

  it.each([manifest.dependencies.dompurify, '3.10.0', '4.0.0'])('E11: sanitises with version %s', (good) => {
    expect(sanitizeWith(good)).toBe('<p>A <b>b</b></p>');
  });

  it('E11: counts the version before the one that the package names as old', () => {
    const [major, minor, patch] = manifest.dependencies.dompurify.split('.').map(Number);
    expect(sanitizeWith(`${major}.${minor}.${(patch ?? 0) - 1}`)).toBe('A b');
  });
});
