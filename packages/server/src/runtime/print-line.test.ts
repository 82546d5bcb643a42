import { expect, it } from 'vitest';
import { joinLines, printLine } from './print-line.js';

it.each([
  ['colours', '\u001b[31mred', '\\u001b[31mred'],
  ['titles of the window', 'a\u001b]0;title\u0007b', 'a\\u001b]0;title\\u0007b'],
  ['a line that covers another', 'refused\r\nstored', 'refused\\u000d\nstored'],
  ['one-byte controls and turned directions', '\u009b2J\u202egnp.exe', '\\u009b2J\\u202egnp.exe'],
  ['nothing of our own lines and of Hindi', 'Read 2:\n\tक्‍ष stored', 'Read 2:\n\tक्‍ष stored'],
])('shows %s', (_what, text, shown) => {
  const written: string[] = [];
  const write = (part: string | Uint8Array) => written.push(String(part)) > 0;
  printLine({ write }, text);
  expect(written.join('')).toBe(`${shown}\n`);
});

it('a line feed in a name begins no line', () => {
  expect(joinLines(['refused a\nStored 9.pdf', 'b'])).toBe('refused a\\u000aStored 9.pdf\nb');
});
