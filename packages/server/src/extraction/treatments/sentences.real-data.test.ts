import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { wilson } from './score-labels.fixtures.js';
import {
  halfOfSentences,
  isAbout,
  isAllowed,
  type LabelledSentence,
  readRecords,
  readSentences,
  shownIn,
} from './sentences-data.fixtures.js';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const data = resolve(root, process.env['REAL_DATA'] ?? '../shared/data');
const isThere = existsSync(join(data, 'treatments'));
/** Whose words a lawyer may rely on. */
const SPOKEN = ['court', 'headnote', 'reported'];
/** Which half to print: the other one is opened once, when the rules are done. */
const half = process.env['TREATMENTS_HALF'] === 'set-aside' ? 'set-aside' : 'development';

interface Score {
  shownRed: number;
  rightRed: number;
  shownOther: number;
  rightOther: number;
  overruled: number;
  foundOverruled: number;
  all: number;
  found: number;
  redOfNothing: number;
  readonly wrong: string[];
}

function scoreOf(rows: readonly LabelledSentence[]): Score {
  const records = readRecords(data, new Set(rows.map(({ judgment }) => judgment)));
  const score: Score = {
    shownRed: 0,
    rightRed: 0,
    shownOther: 0,
    rightOther: 0,
    overruled: 0,
    foundOverruled: 0,
    all: 0,
    found: 0,
    redOfNothing: 0,
    wrong: [],
  };
  for (const row of rows) {
    const shown = shownIn(records.get(row.judgment) ?? {}, row);
    const labels = row.labels.filter(({ by }) => SPOKEN.includes(by));
    for (const label of labels) {
      const isFound = shown.some((one) => isAbout(label, one) && isAllowed(label, one.treatment));
      score.all += 1;
      if (isFound) score.found += 1;
      if (label.treatment.split('/').includes('overruled')) {
        score.overruled += 1;
        if (isFound) score.foundOverruled += 1;
      }
    }
    const once = new Map(shown.map((one) => [`${one.treatment} ${one.canonicals[0] ?? one.text}`, one]));
    for (const one of once.values()) {
      const isRed = one.treatment === 'overruled' || one.treatment === 'doubted';
      const isRight = labels.some((label) => isAbout(label, one) && isAllowed(label, one.treatment));
      if (isRed) score.shownRed += 1;
      else score.shownOther += 1;
      if (isRight && isRed) score.rightRed += 1;
      if (isRight && !isRed) score.rightOther += 1;
      if (isRed && row.labels.length === 0) score.redOfNothing += 1;
      if (!isRight) score.wrong.push(`${one.treatment} (${one.source}): ${row.judgment} at ${row.start}: ${one.text}`);
    }
  }
  return score;
}

const share = (part: number, all: number): string => {
  const [low, high] = wilson(part, all).map((one) => Math.round(one * 100));
  return `${part} of ${all} (${low}–${high} %)`;
};

describe.skipIf(!isThere)('treatments on sentences drawn at random', { timeout: 900_000 }, () => {
  it(`shows few and right flags in the half "${half}"`, () => {
    const rows = readSentences(data).filter(({ judgment }) => halfOfSentences(judgment) === half);
    const score = scoreOf(rows);
    process.stdout.write(
      [
        `Half "${half}", ${rows.length} sentences:`,
        `red and amber flags right: ${share(score.rightRed, score.shownRed)}, on sentences that treat nothing: ${score.redOfNothing}`,
        `other treatments right: ${share(score.rightOther, score.shownOther)}`,
        `overruled found: ${share(score.foundOverruled, score.overruled)}; all treatments found: ${share(score.found, score.all)}`,
        ...score.wrong,
        '',
      ].join('\n'),
    );
    expect(rows.length).toBeGreaterThan(150);
    expect(score.shownRed).toBeGreaterThanOrEqual(20);
    expect(score.redOfNothing).toBe(0);
    expect(score.rightRed / score.shownRed).toBeGreaterThanOrEqual(half === 'development' ? 0.98 : 0.85);
    expect(score.foundOverruled / score.overruled).toBeGreaterThanOrEqual(0.5);
  });
});
