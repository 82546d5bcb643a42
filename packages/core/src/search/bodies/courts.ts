import { rowsOf } from '../rows.js';

/** A court as the caller knows it. */
export interface KnownCourt {
  /** Where none of the courts has one, they are looked for by their names. */
  readonly courtId?: number;
  readonly name: string;
}

/**
 * The Supreme Court and the High Courts by their ids, 1 to 26, which never change: how a word of the name begins, four
 * letters at least, and short forms.
 */
const courts = rowsOf(
  'supr sc,alla all,bomb bom mumb,calc cal kolk,gauh gau guwa,tela tel,andh ap,chha chat cg,delh del,guja guj,' +
    'hima hp,jamm j&k jk kash,jhar,karn kar kant,kera ker,madh mp,mani,megh,oris ori odis,punj p&h hary,raja raj,' +
    'sikk,trip,uttarak uttaranc,madr mad chen,patn pat',
);

/** What names of courts have in common. */
const COMMON = /\b(?:high|courts?|pradesh|hc|judicature|state|of|at|for|the|india|and)\b|[.,\s]+/g;

function isNameOf(known: string, word: string): boolean {
  return known === word || (known.length > 3 && word.startsWith(known));
}

/**
 * The courts that a name means, by their ids or their full names: `SC`, `Bombay`, `Bom HC`, `High Court of Delhi`, several
 * with commas. With the list of courts also benches and tribunals, by words of their names, three letters of a word at
 * least, or by first letters, `NCLT`; without it the Supreme Court and the High Courts alone.
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
