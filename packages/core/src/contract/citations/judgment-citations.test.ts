import { describe, expect, it } from 'vitest';
import { calls } from '../calls.js';
import { read } from '../wire/read.js';
import { writeAnswer } from '../write-answer.js';
import { judgmentCitations, type JudgmentCitations } from './judgment-citations.js';
import { examples } from '../examples.fixtures.js';
import { warningOf } from './later-treatment.js';
import { reliesOnOverruled } from './relies-on-overruled.js';
import type { CitationVerdict } from './citation-verdict.js';
import { treatments } from './treatments.js';

const outdata =
  (examples['citations.ofJudgment']?.answer as { readonly outdata: Record<string, unknown> } | undefined)?.outdata ??
  {};
const readAll = (value: unknown) => read<JudgmentCitations>(judgmentCitations, value);
const place = readAll(outdata).cites[0];
if (!place) throw new Error('the example cites nothing');

describe('a judgment that relies on an overruled case', () => {
  it.each(treatments)('is recognised by the treatment %s', (treatment) => {
    expect(reliesOnOverruled({ ...place, treatment })).toBe(['approved', 'followed', 'relied-on'].includes(treatment));
  });

  it('is not assumed for counsel’s words, a quoted passage or an ambiguous citation', () => {
    expect(reliesOnOverruled({ ...place, speaker: 'counsel' })).toBe(false);
    expect(reliesOnOverruled({ ...place, speaker: 'quoted' })).toBe(false);
    expect(reliesOnOverruled({ ...place, state: 'ambiguous' })).toBe(false);
    expect(reliesOnOverruled({ ...place, targets: place.targets.map((one) => ({ ...one, isOverruled: false })) })).toBe(
      false,
    );
  });
});

describe('a later treatment', () => {
  it('warns only in the court’s own words, and a smaller bench only doubts', () => {
    const said = { speaker: 'court', isSmallerBench: false } as const;
    expect(treatments.flatMap((treatment) => warningOf({ ...said, treatment }) ?? [])).toEqual([
      'overruled',
      'reversed',
      'doubted',
    ]);
    expect(warningOf({ ...said, treatment: 'overruled', isSmallerBench: true })).toBe('doubted');
    expect(warningOf({ ...said, treatment: 'overruled', speaker: 'counsel' })).toBeUndefined();
  });
});

describe('what a judgment cites', () => {
  it('is read if a server omits fields or sends unknown words', () => {
    const [cited] = outdata['cites'] as readonly Record<string, unknown>[];
    const { start, end, state } = cited ?? {};
    const found = readAll({
      cites: [{ start, end, state, targets: null, treatment: 'harmonised', speaker: 'amicus' }],
      cited_by: null,
      provisions: 'No Data Found',
    });
    expect(found).toEqual({
      cites: [
        {
          ...place,
          text: '',
          canonical: '',
          targets: [],
          treatment: 'referred',
          speaker: 'quoted',
          sentence: '',
          paragraph: '',
          pinpoint: '',
        },
      ],
      citedBy: [],
      citedByTotal: 0,
      citedByYears: [],
      provisions: [],
      sourceCitator: '',
      sourceNotes: [],
      notices: [],
      listed: [],
    });
  });
});

describe('what a server writes', () => {
  it('equals its example and can be read back', () => {
    expect(writeAnswer(calls.citations.ofJudgment, readAll(outdata)).outdata).toEqual(outdata);
    const { answer, value } = examples['citations.check'] as {
      readonly answer: { readonly outdata: unknown };
      readonly value: readonly CitationVerdict[];
    };
    expect(writeAnswer(calls.citations.check, value).outdata).toEqual(answer.outdata);
    const choices = [{ text: 'AIR', count: 40, documentId: '' }];
    expect(writeAnswer(calls.citations.books, choices).outdata).toEqual([{ text: 'AIR', count: 40, file_name: '' }]);
  });
});
