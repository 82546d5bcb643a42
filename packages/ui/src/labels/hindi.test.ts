import { expect, it } from 'vitest';
import { benchWords } from '../case-card/bench-words.js';
import { hindi } from './hindi.js';

it('names the size of every bench so far in Hindi', () => {
  const benches = Array.from({ length: 12 }, (_, index) => hindi.benchOf(benchWords(index + 2)));
  expect(benches.filter((words) => /[a-z]/i.test(words))).toEqual([]);
  expect(benches[0]).toBe('दो न्यायाधीशों की पीठ');
});
