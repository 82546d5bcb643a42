import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Run } from '../highlight/index.js';
import { windowRuns } from './window-runs.js';

const text = (runs: readonly Run[]) => runs.map((run) => run.text).join('');
const hits = (runs: readonly Run[]) => runs.filter((run) => run.hit).map((run) => run.text);

describe('windowRuns', () => {
  it('keeps the first hit near the start', () => {
    const runs = windowRuns([
      {
        text: 'after a long way through all of the judgment, before the word that was searched for comes the ',
        hit: false,
      },
      { text: 'hit', hit: true },
      { text: ' and the rest', hit: false },
    ]);
    expect(text(runs)).toBe('… judgment, before the word that was searched for comes the hit and the rest');
  });

  it('cuts a long gap between two hits in the middle', () => {
    const runs = windowRuns([
      { text: 'one', hit: true },
      {
        text: ` and then a very long way through the judgment,${' and on'.repeat(9)}, until a distant page has `,
        hit: false,
      },
      { text: 'two', hit: true },
    ]);
    expect(text(runs)).toBe('one and then a very long way through the … on and on, until a distant page has two');
  });

  it('leaves the phrases between hits whole', () => {
    const runs = [
      { text: 'In deciding ', hit: false },
      { text: 'bail', hit: true },
      { text: ' applications, the court ', hit: false },
      { text: 'refusing', hit: true },
    ];
    expect(windowRuns(runs)).toEqual(runs);
  });

  it('returns short texts and texts without hits unchanged', () => {
    const plain = [{ text: 'nothing to see in this rather long line of words here', hit: false }];
    expect(windowRuns(plain)).toEqual(plain);
    const short = [
      { text: 'the ', hit: false },
      { text: 'hit', hit: true },
    ];
    expect(windowRuns(short)).toEqual(short);
  });

  it('never cuts, loses or reorders a hit', () => {
    const run = fc.record({ text: fc.string({ maxLength: 120 }), hit: fc.boolean() });
    fc.assert(
      fc.property(fc.array(run), (runs) => {
        expect(hits(windowRuns(runs))).toEqual(hits(runs));
      }),
    );
  });
});
