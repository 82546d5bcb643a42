import type { FacetValue } from '@headnote/core/search/answers';
import { courtLevel, type CourtLevel } from '@headnote/core/search/bodies';
import { displayCourt } from '@headnote/core/format';
import { messages } from './messages.js';

/** A value of a property with its count. */
export interface CountedValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Benches of this size and larger are one choice. */
const LARGE = 7;

/** Sizes of the bench, the largest first. `7+` stands for all the large ones, whose sizes are the keys of the facet. */
export function benchOptions(found: readonly FacetValue[]): readonly CountedValue[] {
  const known = found.map(({ key, count }) => ({ size: Number(key), count })).filter(({ size }) => size > 0);
  const large = known.filter(({ size }) => size >= LARGE);
  const rest = known.filter(({ size }) => size < LARGE).toSorted((a, b) => b.size - a.size);
  const sum = large.reduce((total, { count }) => total + count, 0);
  return [
    ...(large.length > 0 ? [{ value: `${LARGE}+`, label: messages.largeBench, count: sum }] : []),
    ...rest.map(({ size, count }) => ({ value: String(size), label: messages.benchOf(size), count })),
  ];
}

/** The sizes that choices stand for. */
export function sizesOf(choices: readonly string[], found: readonly FacetValue[]): readonly number[] {
  const large = found.map(({ key }) => Number(key)).filter((size) => size >= LARGE);
  return choices.flatMap((choice) => (choice === `${LARGE}+` ? large : [Number(choice)]));
}

/** The choices that sizes are shown as. */
export function choicesOf(sizes: readonly number[]): readonly string[] {
  return Array.from(new Set(sizes.map((size) => (size >= LARGE ? `${LARGE}+` : String(size)))));
}

/** The values of a property. A chosen value stays in the list even when no judgment has it. */
export function plainOptions(
  found: readonly FacetValue[],
  chosen: readonly string[],
  labelOf: (value: string) => string = (value) => value,
): readonly CountedValue[] {
  const known = found.filter(({ key }) => key !== '').map(({ key, count }) => ({ value: String(key), count }));
  const missing = chosen.filter((value) => !known.some((one) => one.value === value));
  return [...known, ...missing.map((value) => ({ value, count: 0 }))].map((one) => ({
    ...one,
    label: labelOf(one.value),
  }));
}

/** The courts of one level. */
export interface CourtLevelOptions {
  readonly level: CourtLevel;
  readonly title: string;
  readonly count: number;
  readonly courts: readonly CountedValue[];
}

/** The courts by level, those with most judgments first. */
export function courtLevels(found: readonly FacetValue[], chosen: readonly string[]): readonly CourtLevelOptions[] {
  const courts = plainOptions(found, chosen, displayCourt);
  return (['supreme', 'high', 'tribunal'] as const).flatMap((level) => {
    const own = courts.filter(({ value }) => courtLevel(value) === level);
    const count = own.reduce((total, one) => total + one.count, 0);
    return own.length === 0 ? [] : [{ level, title: messages.levels[level], count, courts: own }];
  });
}
