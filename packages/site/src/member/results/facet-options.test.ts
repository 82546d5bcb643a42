import { describe, expect, it } from 'vitest';
import { benchOptions, choicesOf, courtLevels, plainOptions, sizesOf } from './facet-options.js';

const benches = [
  { key: 2, count: 19 },
  { key: 13, count: 1 },
  { key: 7, count: 2 },
  { key: 1, count: 4 },
];

describe('sizes of the bench', () => {
  it('joins large benches in one choice', () => {
    expect(benchOptions(benches).map(({ value, count }) => [value, count])).toEqual([
      ['7+', 3],
      ['2', 19],
      ['1', 4],
    ]);
    expect(sizesOf(['7+', '1'], benches)).toEqual([13, 7, 1]);
    expect(choicesOf([13, 7, 1])).toEqual(['7+', '1']);
  });
});

describe('plainOptions', () => {
  it('keeps a chosen value that no judgment has, and leaves out unknown values', () => {
    const found = [
      { key: 'Allowed', count: 3 },
      { key: '', count: 9 },
    ];
    expect(plainOptions(found, ['Remanded']).map(({ value, count }) => [value, count])).toEqual([
      ['Allowed', 3],
      ['Remanded', 0],
    ]);
  });
});

describe('courtLevels', () => {
  it('adds up the courts of each level', () => {
    const found = [
      { key: 'Bombay High Court', count: 5 },
      { key: 'Supreme Court of India', count: 61 },
      { key: 'High Court of Delhi', count: 4 },
      { key: 'National Green Tribunal', count: 2 },
    ];
    expect(courtLevels(found, []).map(({ level, count, courts }) => [level, count, courts.length])).toEqual([
      ['supreme', 61, 1],
      ['high', 9, 2],
      ['tribunal', 2, 1],
    ]);
  });
});
