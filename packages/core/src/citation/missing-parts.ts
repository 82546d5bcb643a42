import { readName } from './grammar/read-name.js';
import { courtAt } from './grammar/read-table.js';

/** A part that a citation cannot lack, besides its page. */
export type MissingPart = 'year' | 'volume';

/** Year, volume and page, in brackets or not, around the name of a series and of a court. */
const LINE = /^[[(]?((?:1[89]|20)\d\d)?[\])]? ?[[(]?(\d{1,4})?[\])]? ?([A-Za-z][A-Za-z.&() ]*)\d{1,6}[.,; ]*$/;

/**
 * Returns the parts that a line lacks which is a citation with its page, but without its year or a volume that its series needs:
 * `AIR SC 14` lacks the year, `(1973) SCC 225` the volume. An empty list if it is anything else.
 */
export function missingParts(line: string): readonly MissingPart[] {
  const [, year, volume, words] = LINE.exec(line.trim().replace(/\s+/g, ' ')) ?? [];
  const name = words === undefined ? undefined : readName(words, 0);
  if (words === undefined || !name) return [];
  const letters = words.replace(/[()]/g, ' ');
  const rest = letters.slice(name.end).search(/\S/);
  if (rest >= 0 && courtAt(letters, name.end + rest)?.end !== letters.trimEnd().length) return [];
  const { marks } = name.value;
  const isByVolume = marks.includes('v');
  const lacks = {
    year: year === undefined && !isByVolume,
    volume: volume === undefined && (isByVolume || marks.includes('V')),
  };
  return (['year', 'volume'] as const).filter((part) => lacks[part]);
}
