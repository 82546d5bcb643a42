import { rowsOf } from '../rows.js';

/** A court as the caller knows it. */
export interface KnownCourt {
  readonly courtId: number;
  readonly name: string;
}

/** The Supreme Court and the High Courts by their ids, 1 to 26, which never change: first a word of the name. */
const courts = rowsOf(
  'supreme sc,allahabad all,bombay bom mumbai,calcutta cal kolkata,gauhati gau guwahati,telangana tel,andhra ap,' +
    'chhattisgarh chattisgarh cg,delhi del,gujarat guj,himachal hp,jammu j&k jk kashmir,jharkhand jhar,karnataka kar kant,' +
    'kerala ker,madhya mp,manipur,meghalaya,orissa ori odisha,punjab p&h haryana,rajasthan raj,sikkim,tripura,' +
    'uttarakhand uttaranchal,madras mad chennai,patna pat',
);

/** What names of courts have in common; some write it without a blank. */
const COMMON = /(?:high ?)?courts?\b|pradesh\b|\b(?:hc|judicature|state|of|at|for|the|india)\b|[.,\s]+/g;

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
      const row = courts.findIndex((names) => names.includes(first));
      if (!known) return row < 0 ? [] : [row + 1];
      const wanted = [courts[row]?.[0] ?? first, ...others];
      const isMeant = (court: KnownCourt): boolean => wanted.every((word) => court.name.toLowerCase().includes(word));
      return known.filter(isMeant).map(({ courtId }) => courtId);
    });
}
