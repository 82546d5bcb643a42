/** A court as the caller knows it. */
export interface KnownCourt {
  readonly courtId: number;
  readonly name: string;
}

/** The Supreme Court and the High Courts by their ids, 1 to 26, which never change: first a word of the name. */
const courts = (
  'supreme sc supremecourt,allahabad all,bombay bom mumbai,calcutta cal kolkata,gauhati gau guwahati,telangana tel,andhra ap,' +
  'chhattisgarh chattisgarh cg,delhi del,gujarat guj,himachal hp,jammu j&k jk kashmir,jharkhand jhar,karnataka kar kant,' +
  'kerala ker,madhya mp madhyapradesh,manipur,meghalaya,orissa ori odisha,punjab p&h haryana,rajasthan raj,sikkim,tripura,' +
  'uttarakhand uttaranchal,madras mad chennai,patna pat'
)
  .split(',')
  .map((names) => names.split(' '));

/** What names of courts have in common. */
const COMMON = /\b(?:high ?courts?|court|judicature|pradesh|state|of|at|for|the|india)\b|[.,]/g;

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
      const words = name
        .replace(/\bhc\b/, '')
        .replace(COMMON, ' ')
        .split(/\s+/)
        .filter(Boolean);
      const [first = '', ...others] = words;
      const row = courts.findIndex((names) => names.includes(first));
      if (known === undefined) return row < 0 ? [] : [row + 1];
      const wanted = [courts[row]?.[0] ?? first, ...others];
      const isMeant = (court: KnownCourt): boolean => wanted.every((word) => court.name.toLowerCase().includes(word));
      return first !== '' ? known.filter(isMeant).map(({ courtId }) => courtId) : [];
    });
}
