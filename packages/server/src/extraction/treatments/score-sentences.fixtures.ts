import { wilson } from './score-labels.fixtures.js';
import {
  isAbout,
  isAllowed,
  type LabelledSentence,
  type SentenceLabel,
  type Shown,
  type Told,
} from './sentences-data.fixtures.js';

/** How many of how many. */
interface Share {
  part: number;
  all: number;
}

/** How often what is shown is right, and how much of what readers label is shown. */
export interface SentenceScore {
  readonly red: Share;
  readonly others: Share;
  /** Red and amber flags on sentences that treat nothing. */
  redOfNothing: number;
  readonly overruled: Share;
  readonly found: Share;
  /** The same, with sentences to which a neutral line sends the reader. */
  readonly overruledNoticed: Share;
  /** By what is shown. */
  readonly precision: Map<string, Share>;
  /** By the first treatment of the label. */
  readonly recall: Map<string, Share>;
  /** Each wrong flag in one line. */
  readonly wrong: string[];
}

/** Whose words a lawyer may rely on. */
const SPOKEN = ['court', 'headnote', 'reported'];

/** Compares labelled sentences with what `told` says of each. */
export function scoreSentences(
  rows: readonly LabelledSentence[],
  told: (row: LabelledSentence) => Told,
): SentenceScore {
  const score: SentenceScore = {
    red: none(),
    others: none(),
    redOfNothing: 0,
    overruled: none(),
    found: none(),
    overruledNoticed: none(),
    precision: new Map(),
    recall: new Map(),
    wrong: [],
  };
  for (const row of rows) {
    const { shown, isNoticed, before } = told(row);
    const labels = row.labels.filter(({ by }) => SPOKEN.includes(by));
    for (const label of labels) countLabel(score, label, { shown, isNoticed, before });
    const once = new Map<string, Shown>();
    for (const one of shown) {
      const key = `${one.treatment} ${one.canonicals[0] ?? one.text}`;
      const same = once.get(key);
      // The same flag, once by the words of the sentence and once by its citation, which may stand in a footnote.
      once.set(key, same === undefined ? one : { ...same, text: `${same.text}  ${one.text}` });
    }
    for (const one of once.values()) {
      const isRed = one.treatment === 'overruled' || one.treatment === 'doubted';
      const isRight = labels.some((label) => isAbout(label, one, before) && isAllowed(label, one.treatment));
      add(isRed ? score.red : score.others, isRight);
      add(shareOf(score.precision, one.treatment), isRight);
      if (isRed && row.labels.length === 0) score.redOfNothing += 1;
      if (!isRight) score.wrong.push(lineOf(row, one));
    }
  }
  return score;
}

function countLabel(score: SentenceScore, label: SentenceLabel, { shown, isNoticed, before }: Told): void {
  const isFound = shown.some((one) => isAbout(label, one, before) && isAllowed(label, one.treatment));
  const named = label.treatment.split('/');
  add(score.found, isFound);
  add(shareOf(score.recall, named[0] ?? ''), isFound);
  if (!named.includes('overruled')) return;
  add(score.overruled, isFound);
  add(score.overruledNoticed, isFound || isNoticed);
}

const none = (): Share => ({ part: 0, all: 0 });

function add(share: Share, isPart: boolean): void {
  share.all += 1;
  if (isPart) share.part += 1;
}

function shareOf(shares: Map<string, Share>, key: string): Share {
  const share = shares.get(key) ?? none();
  shares.set(key, share);
  return share;
}

const lineOf = (row: LabelledSentence, { treatment, source, text }: Shown): string =>
  `wrong: ${treatment} (${source}), ${row.judgment} at ${row.start}: ${text.replace(/\s+/g, ' ')}`;

/** The lines of a score, each share with its 95 % interval. */
export function linesOf(score: SentenceScore): string[] {
  return [
    `red and amber flags right: ${print(score.red)}, on sentences that treat nothing: ${score.redOfNothing}`,
    `other treatments right: ${print(score.others)}`,
    `overruled found: ${print(score.overruled)}; with neutral lines: ${print(score.overruledNoticed)}`,
    `all treatments found: ${print(score.found)}`,
    `right by what is shown: ${printAll(score.precision)}`,
    `found by label: ${printAll(score.recall)}`,
    ...score.wrong,
  ];
}

const printAll = (shares: ReadonlyMap<string, Share>): string =>
  [...shares].map(([name, { part, all }]) => `${name} ${part} of ${all}`).join(', ');

function print({ part, all }: Share): string {
  const [low, high] = wilson(part, all).map((one) => Math.round(one * 100));
  return `${part} of ${all} (${low}–${high} %)`;
}
