import { describe, expect, it } from 'vitest';
import { summarize } from './summary.js';

const seconds = { reading: 1.2, resolving: 0.3, naming: 0.4, indexing: 0.5 };
const report = { read: 10, stored: 4, updated: 1, unchanged: 2, refused: [], unindexed: [] };

describe('summarize', () => {
  it('prints counts, documents a second and the time of each stage', () => {
    expect(summarize({ report, unopened: [], damaged: [], isStopped: false, seconds }, 2)).toBe(
      'Read 10: 4 stored, 1 updated, 2 unchanged, 0 refused. 2.0 s, 5 documents a second.\n' +
        'Reading and storing 1.2 s, resolving citations 0.3 s, counting names and words 0.4 s, rest of the indexing 0.5 s.',
    );
  });

  it('names the first refusals, and explains how to see the others', () => {
    const refused = Array.from({ length: 7 }, (_item, index) => ({
      file: `/far/away/a${index}.jsonl`,
      line: index + 1,
      reason: 'Bad.',
    }));
    const lines = summarize(
      { report: { ...report, refused }, unopened: [], damaged: [], isStopped: false, seconds },
      1,
    ).split('\n');
    expect(lines).toHaveLength(8);
    expect(lines[2]).toBe('  refused a0.jsonl, line 1: Bad.');
    expect(lines.at(-1)).toContain('2 more; --report <file.json>');
  });

  it('begins no line inside the name of a file', () => {
    const refused = [{ file: '/far/a\nRead 9: 9 stored.jsonl', reason: 'Bad.' }];
    const outcome = { report: { ...report, refused }, unopened: [], damaged: [], isStopped: false, seconds };
    expect(summarize(outcome, 1).split('\n').at(-1)).toBe('  refused a\\u000aRead 9: 9 stored.jsonl: Bad.');
  });

  it('explains how to continue a stopped import', () => {
    expect(summarize({ report, unopened: [], damaged: [], isStopped: true, seconds }, 1)).toContain(
      'the same command continues from there',
    );
  });

  it('counts the documents that the search index could not take, and names one', () => {
    const unindexed = [{ id: 'c1', reason: 'Error: broken text' }];
    const text = summarize(
      { report: { ...report, unindexed }, unopened: [], damaged: [], isStopped: false, seconds },
      1,
    );
    expect(text).toContain('1 stored documents are not in the search index yet (c1: Error: broken text).');
  });
});
