import { expect, it } from 'vitest';
import { fileNameOf } from './use-selected-pdfs.js';

it('makes a file name of a title', () => {
  expect(fileNameOf('2024 HNS 12')).toBe('2024-hns-12');
  expect(fileNameOf('Asha v. State of U.P. & Ors.')).toBe('asha-v-state-of-u-p-ors');
});
