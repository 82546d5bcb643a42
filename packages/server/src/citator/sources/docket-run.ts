/** Numbers that a run of joined matters spans at most; farther apart they were filed on different days. */
const LONGEST_RUN = 10;

/** A key of a case number, apart. */
interface DocketParts {
  /** `1 Civil Appeal`. Sources name the kind differently, so numbers are compared without it. */
  readonly kind: string;
  readonly number: number;
  readonly year: string;
}

/** Reads the key of a case number, `1 Civil Appeal 412 of 1971`. Undefined if it has not one plain number. */
function readDocket(key: string): DocketParts | undefined {
  const [, kind = '', number, year = ''] = /^(.*) (\d+) of (\d{4})$/.exec(key) ?? [];
  return number === undefined ? undefined : { kind, number: Number(number), year };
}

/**
 * Returns whether every number stands between two numbers of the other judgment: the registry numbers matters that are
 * heard together in a row, so `4312, 4314` leaves out one of them.
 */
export function isWithinRun(few: readonly string[], many: readonly string[]): boolean {
  const all = many.map(readDocket).filter((docket) => docket !== undefined);
  return few.map(readDocket).every((own) => {
    const run = all.filter(({ year }) => year === own?.year).map(({ number }) => number);
    return own !== undefined && run.some((low) => run.some((high) => isGap(low, own.number, high)));
  });
}

const isGap = (low: number, number: number, high: number): boolean =>
  low < number && number < high && high - low < LONGEST_RUN;

/** Returns the keys of all numbers of the same kind that may be in one run with that of a key, without its own. */
export function keysAround(key: string): readonly string[] {
  const own = readDocket(key);
  if (own === undefined) return [];
  const first = Math.max(1, own.number - LONGEST_RUN + 1);
  return Array.from({ length: own.number + LONGEST_RUN - first }, (_, at) => first + at)
    .filter((number) => number !== own.number)
    .map((number) => `${own.kind} ${number} of ${own.year}`);
}
