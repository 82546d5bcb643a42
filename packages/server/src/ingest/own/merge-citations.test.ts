import { expect, it } from 'vitest';
import { mergeCitations } from './merge-citations.js';

it('adds what the head prints in other series, and never changes what the table gives', () => {
  expect(mergeCitations(['2023:DHC:7'], ['2023:DHC:8', 'AIR 1973 SC 1461'])).toEqual([
    '2023:DHC:7',
    'AIR 1973 SC 1461',
  ]);
  expect(mergeCitations(['AIR 1973 SC 1461'], ['2024 INSC 3', 'AIR 1973 SC 9'])).toEqual([
    'AIR 1973 SC 1461',
    '2024 INSC 3',
  ]);
  expect(mergeCitations([], ['2024 INSC 3'])).toEqual(['2024 INSC 3']);
});
