import { expect, it } from 'vitest';
import { originLines, readOriginLines } from './origin-lines.js';

it('reads one address from each line, and no empty line', () => {
  expect(readOriginLines(' https://a.example \n\n\r\nhttps://b.example')).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

it('names the line that is wrong, and says what to enter', () => {
  expect(originLines('https://a.example\nhttps://b.example/moodle')).toMatch(
    /^https:\/\/b\.example\/moodle: .*without a path/,
  );
  expect(originLines('www.college.ac.in')).toContain('Begin with https://');
  expect(originLines('https://a.example\n\nhttps://b.example')).toBe('');
  expect(originLines('')).toBe('');
});

it('takes at most twenty', () => {
  const lines = Array.from({ length: 21 }, (_, index) => `https://a${index}.example`);
  expect(originLines(lines.slice(1).join('\n'))).toBe('');
  expect(originLines(lines.join('\n'))).toContain('At most 20');
});
