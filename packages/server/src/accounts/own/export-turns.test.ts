import { expect, it } from 'vitest';
import { createExportTurns } from './export-turns.js';

const MINUTE = 60_000;

it('x30/11: a member exports one at a time, and ten in an hour; another member is not counted', () => {
  let now = 0;
  const begin = createExportTurns(() => now);
  const end = begin(1);
  expect(() => begin(1)).toThrow('exported already');
  begin(2)();
  end();
  for (let count = 2; count <= 10; count += 1) begin(1)();
  expect(() => begin(1)).toThrow('many times');
  now += 6 * MINUTE;
  begin(1)();
  expect(() => begin(1)).toThrow('many times');
});
