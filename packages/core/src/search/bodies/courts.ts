import { rowsOf } from '../rows.js';

/** A court as the caller knows it. */
export interface KnownCourt {
  readonly courtId: number;
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
const COMMON = /\b(?:high|courts?|pradesh|hc|judicature|state|of|at|for|the|india)\b|[.,\s]+/g;

function isNameOf(known: string, word: string): boolean {
  return known === word || (known.length > 3 && word.startsWith(known));
}

/**
 * Ids of the courts that a name means: `SC`, `Bombay`, `Bom HC`, `High Court of Delhi`, several with commas. With the
 * list of courts also benches and tribunals, by the words of their names; without it the Supreme Court and the High
 * Courts alone.
 */
export function courtIdsOf(text: string, known?: readonly KnownCourt[]): readonly number[] {
  return text
    .toLowerCase()
    .split(',')
    .flatMap((name) => {
      const [first, ...others] = name.replace(COMMON, ' ').split(' ').filter(Boolean);
      if (!first) return [];
      const row = courts.findIndex((names) => names.some((known) => isNameOf(known, first)));
      if (!known) return row < 0 ? [] : [row + 1];
      const wanted = [courts[row]?.[0] ?? first, ...others];
      const isMeant = (court: KnownCourt): boolean => wanted.every((word) => court.name.toLowerCase().includes(word));
      return known.filter(isMeant).map(({ courtId }) => courtId);
    });
}
