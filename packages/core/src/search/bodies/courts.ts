import { rowsOf } from '../rows.js';

/** A court of the library. */
export interface KnownCourt {
  /** The id used in searches. Courts without one are searched by name. */
  readonly courtId?: number;
  readonly name: string;
}

/**
 * The Supreme Court and the High Courts in the order of their ids, 1 to 26, which never change. Each row lists prefixes of
 * at least four letters and short forms.
 */
const courts = rowsOf(
  'supr sc,alla all,bomb bom mumb,calc cal kolk,gauh gau guwa,tela tel,andh ap,chha chat cg,delh del,guja guj,' +
    'hima hp,jamm j&k jk kash,jhar,karn kar kant,kera ker,madh mp,mani,megh,oris ori odis,punj p&h hary,raja raj,' +
    'sikk,trip,uttarak uttaranc,madr mad chen,patn pat',
);

/** Words that occur in many names of courts. */
const COMMON = /\b(?:high|courts?|pradesh|hc|judicature|state|of|at|for|the|india|and)\b|[.,\s]+/g;

function isNameOf(known: string, word: string): boolean {
  return known === word || (known.length > 3 && word.startsWith(known));
}

/**
 * Returns the ids or full names of the courts that a text names, such as `SC`, `Bombay`, `Bom HC` or `High Court of
 * Delhi`; commas separate several. Without `known`, only the Supreme Court and the High Courts are found. With it, benches
 * and tribunals are found as well: by at least three letters of a word, or by initials such as `NCLT`.
 */
export function courtsOf(text: string, known?: readonly KnownCourt[]): readonly (string | number)[] {
  return text
    .toLowerCase()
    .split(',')
    .flatMap((name) => {
      const [first, ...others] = name.replace(COMMON, ' ').split(' ').filter(Boolean);
      if (!first) return [];
      const row = courts.findIndex((names) => names.some((known) => isNameOf(known, first)));
      if (!known) return row < 0 ? [] : [row + 1];
      const wanted = [courts[row]?.[0] ?? first, ...others];
      return known
        .filter((court) => wanted.every((word) => isIn(court.name, word)))
        .map((court) => court.courtId ?? court.name);
    });
}

function isIn(name: string, word: string): boolean {
  const words = name.toLowerCase().match(/\b(?!(?:and|of)\b)[^\s,]+/g) ?? [];
  return [...words, words.map(([letter]) => letter).join('')].some(
    (known) => known === word || (word.length > 2 && known.startsWith(word)),
  );
}

/**
 * Writes courts as the value of `court:`: `SC,Karnataka` where each of these words names its court and its benches alone,
 * otherwise `(SC OR "High Court of Karnataka")`. A court includes its benches.
 */
export function printCourts(wanted: readonly KnownCourt[], known: readonly KnownCourt[]): string {
  const courtsOnly = wanted.filter(({ name }) => !wanted.some((other) => other.name !== name && isBench(name, other)));
  const wordsOf = ({ name }: KnownCourt) => [
    'SC',
    ...name.split(/[ ,]+/).filter((word) => /^\p{L}{4,}$/u.test(word) && mayBeCourt(word)),
  ];
  const words = courtsOnly.map((court) =>
    wordsOf(court).find((word) => {
      const found = known.filter((one) => courtsOf(word, [one])[0] !== undefined);
      return found.includes(court) && found.every(({ name }) => isBench(name, court));
    }),
  );
  if (words.every(Boolean)) return words.join();
  return `(${courtsOnly.map(({ name }, at) => words[at] ?? `"${name.replaceAll(',', '')}"`).join(' OR ')})`;
}

/** Whether a text may name a court. Only the caller knows tribunals, so names that look like one count. */
export function mayBeCourt(text: string): boolean {
  return courtsOf(text)[0] !== undefined || /t$|al|miss/i.test(text);
}

/** Whether a name is that of a court or of one of its benches. */
function isBench(name: string, court: KnownCourt): boolean {
  return name.startsWith(court.name);
}
