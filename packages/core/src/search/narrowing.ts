/** What narrows the results of a search beside its courts. A missing part does not narrow. */
export interface Narrowing {
  /** Text in the search language that every judgment must match too. */
  readonly words?: string;
  /** First and last year, both included. */
  readonly years?: { readonly from?: number; readonly to?: number };
  /** Numbers of judges on the bench. */
  readonly benches?: readonly number[];
  /** Outcomes, as the library names them. */
  readonly decisions?: readonly string[];
  /** How later judgments treat the case. */
  readonly treatments?: readonly string[];
}

/** Longest text of `words`, in characters. */
export const MAX_NARROWING_WORDS = 100;
/** Longest value, in characters, and the most values of one kind. */
const MAX_VALUE = 60;
const MAX_VALUES = 40;

const lists = ['benches', 'decisions', 'treatments'] as const;

/** Returns the parts that narrow, in a fixed order; undefined if none does. */
export function tidyNarrowing({ words = '', years = {}, ...narrowing }: Narrowing = {}): Narrowing | undefined {
  const { from, to } = years;
  const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const tidy: Narrowing = {
    ...(words.trim() !== '' && { words: words.trim() }),
    ...(Object.keys(range).length > 0 && { years: range }),
    ...Object.fromEntries(lists.flatMap((name) => (narrowing[name]?.length ? [[name, narrowing[name]]] : []))),
  };
  return Object.keys(tidy).length > 0 ? tidy : undefined;
}

/** Whether an unknown value is a narrowing within its limits. */
export function isNarrowing(value: unknown): value is Narrowing {
  if (!isRecord(value)) return false;
  const { words = '', years = {}, ...rest } = value;
  return (
    typeof words === 'string' &&
    words.length <= MAX_NARROWING_WORDS &&
    isRecord(years) &&
    Object.values(years).every(isYear) &&
    Object.entries(rest).every(([name, values]) => lists.some((known) => known === name) && isList(name, values))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isYear(year: unknown): boolean {
  return Number.isInteger(year) && /^[12]\d{3}$/.test(String(year));
}

function isList(name: string, values: unknown): boolean {
  const fits = (value: unknown) =>
    name === 'benches'
      ? Number.isInteger(value) && Number(value) > 0 && Number(value) < 100
      : typeof value === 'string' && value.length <= MAX_VALUE;
  return Array.isArray(values) && values.length <= MAX_VALUES && values.every(fits);
}
