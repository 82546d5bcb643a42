import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutMessage, TOAST_HTML_LIMIT, TOAST_TEXT_LIMIT } from './cut-message.js';

describe('cutMessage', () => {
  it('returns short messages unchanged', () => {
    expect(cutMessage('AT&T < 3', 'text')).toBe('AT&T < 3');
    expect(cutMessage('<b>Saved</b>', 'html')).toBe('<b>Saved</b>');
  });

  it('never cuts inside a character', () => {
    for (const end of ['😀😀', '\u{10000}y', '\u{10ffff}y'])
      expect(cutMessage(`${'x'.repeat(TOAST_TEXT_LIMIT - 1)}${end}`, 'text')).toBe(
        `${'x'.repeat(TOAST_TEXT_LIMIT - 1)}…`,
      );
  });

  it('cuts HTML before an unfinished tag or entity', () => {
    const long = 'x'.repeat(TOAST_HTML_LIMIT - 3);
    expect(cutMessage(`${long}<a href="/case/1">case</a>`, 'html')).toBe(`${long}…`);
    expect(cutMessage(`${long}&amp;`, 'html')).toBe(`${long}…`);
  });

  it('keeps text that only looks like markup', () => {
    const text = `AT&T ${'x'.repeat(TOAST_HTML_LIMIT - 10)} 3 < 4`;
    expect(cutMessage(`${text}${'y'.repeat(100)}`, 'html')).toContain('AT&T');
    expect(cutMessage(`${text}${'y'.repeat(100)}`, 'html')).toMatch(/3 < ?4?…$/);
  });

  it('never returns more than the limit and an ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 900 }), (text) => {
        expect(cutMessage(text, 'text').length).toBeLessThanOrEqual(TOAST_TEXT_LIMIT + 1);
      }),
    );
  });
});
