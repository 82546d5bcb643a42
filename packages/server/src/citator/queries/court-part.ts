import { type Citation, type IncompleteCitation, parseCitation } from '@headnote/core/citation';

/** The part of a series that has one for each court, such as the pages of `AIR 1981 All`: a volume of its own. */
export interface CourtPart {
  /** Short form of the court. */
  readonly court: string;
  /** The keys of this part, as a pattern of SQL. */
  readonly keys: string;
}

/** The court's code in a number of Manupatra. */
const MANUPATRA = /^MANU\/[^/]+\//;

/** Returns the court's part of a citation's series; undefined for a series without such parts. */
export function courtPartOf(citation: Citation): CourtPart | undefined {
  const { court, canonical, alternatives } = citation;
  // Of `1981 AIR 70`, only the full form says the court.
  const full = court === undefined && alternatives?.length === 1 ? parseCitation(alternatives[0] ?? '') : undefined;
  if (full?.court !== undefined && full.family === citation.family) return courtPartOf(full);
  if (court === undefined) return undefined;
  const [start] = MANUPATRA.exec(canonical) ?? [];
  if (start !== undefined) return { court, keys: `${start}%` };
  return canonical.includes(` ${court} `) ? { court, keys: `% ${court} %` } : undefined;
}

/** Returns the court's part that an unfinished citation names: `AIR 1981 All`. */
export function courtPartIn(begun: string): CourtPart | undefined {
  const whole = parseCitation(`${begun} 1`);
  return whole?.court === undefined ? undefined : courtPartOf(whole);
}

/** Writes an unfinished citation in its usual form: `(1973) 4 SCC`, `AIR 1981 All`; the Supreme Court is not named. */
export function begunForm({ family, year, volume }: IncompleteCitation, part: CourtPart | undefined): string {
  const court = part === undefined || part.court === 'SC' ? '' : ` ${part.court}`;
  return volume === undefined ? `${family} ${year}${court}` : `(${year}) ${volume} ${family}${court}`;
}
