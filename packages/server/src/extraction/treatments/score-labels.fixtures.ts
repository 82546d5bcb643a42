import { treatments, type Treatment } from '@headnote/core/contract';
import type { CitedPlace, Half } from './labelled-treatments.fixtures.js';

/** What a reader says of a place: judgment, citation and sentence (letters and digits before them), treatments, and whose they are. */
export type Label = readonly [
  judgment: string,
  citation: number,
  said: number,
  /** Treatments that are all right, `followed/relied-on`; `referred` if the sentence treats no case or another one. */
  treatment: string,
  by: 'court' | 'reported' | 'counsel' | 'quoted' | 'below',
];

/** Maximum letters and digits between a label's place and the engine's. */
const NEAR_CITATION = 4;
const NEAR_SENTENCE = 60;

/** Treatments that count even if the court only reports them: they say how the case stands today. */
const standing: readonly string[] = ['overruled', 'reversed', 'doubted'];

/** Returns the treatments that a label allows; none if the case is only referred to. */
export function allowedBy([, , , treatment, by]: Label): readonly string[] {
  const all = treatment === 'referred' ? [] : treatment.split('/');
  if (by === 'court') return all;
  return by === 'reported' ? all.filter((one) => standing.includes(one)) : [];
}

export interface Judged {
  readonly label: Label;
  readonly half: Half;
  /** What the engine says of this place in this sentence; `referred` if it says nothing. */
  readonly found: Treatment;
  readonly isRight: boolean;
}

/** Compares labels with the engine's treatments of the same citations in the same sentences. */
export function judge(labels: readonly Label[], places: readonly CitedPlace[]): Judged[] {
  const byJudgment = Map.groupBy(places, ({ judgment }) => judgment);
  return labels.map((label) => {
    const [judgment, citation, said] = label;
    const all = byJudgment.get(judgment) ?? [];
    const place = all.find(
      ({ citations, said: at }) =>
        citations.some((one) => Math.abs(one - citation) <= NEAR_CITATION) && Math.abs(at - said) <= NEAR_SENTENCE,
    );
    const found = place?.treatment ?? 'referred';
    const half = all[0]?.half ?? 'development';
    return { label, half, found, isRight: allowedBy(label).includes(found) };
  });
}

export interface Row {
  readonly treatment: string;
  readonly right: number;
  readonly shown: number;
}

/** Counts, per treatment and for all, how many of the shown treatments are right. */
export function precisionOf(judged: readonly Judged[]): Row[] {
  const shown = judged.filter(({ found }) => found !== 'referred');
  const count = (treatment: string, of: readonly Judged[]): Row => ({
    treatment,
    right: of.filter(({ isRight }) => isRight).length,
    shown: of.length,
  });
  return [
    ...treatments.map((one) =>
      count(
        one,
        shown.filter(({ found }) => found === one),
      ),
    ),
    count('all', shown),
  ].filter((row) => row.shown > 0);
}

/** Wilson's interval of 95 % for a share. */
export function wilson(right: number, all: number): readonly [low: number, high: number] {
  const z = 1.96;
  const share = right / all;
  const middle = share + z ** 2 / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const scale = 1 + z ** 2 / all;
  return [(middle - spread) / scale, (middle + spread) / scale];
}
