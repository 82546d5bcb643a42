import { codePairs, codeRows } from '@headnote/core/codes';
import { expect, it } from 'vitest';
import { fitsRow } from './fits-row.js';

const [pair] = codePairs;
const none = { old: new Map(), new: new Map() };

const found = (words: string) => {
  if (pair === undefined) throw new Error('There is no table of codes.');
  return codeRows(pair.name).filter((row) => fitsRow(row, { pair, words, sections: none }));
};

it.each([
  ['302 ipc', '302'],
  ['IPC 302', '302'],
  ['s. 302 IPC', '302'],
  ['u/s 498-A', '498A'],
  ['section 498 a ipc', '498A'],
  ['103 (1)', '302'],
  ['BNS 103', '302'],
])('finds the row of a number as a reader types it: %s', (words, old) => {
  expect(found(words).some((row) => row.old.includes(old))).toBe(true);
});

it('looks in one code if it is named', () => {
  expect(found('302 ipc').every(({ old }) => old.some((place) => place.startsWith('302')))).toBe(true);
  expect(found('302 bns').every((row) => row.new.some((place) => place.startsWith('302')))).toBe(true);
});

it('finds nothing for a number that no code has', () => {
  expect(found('999 IPC')).toEqual([]);
});
