import { pairOfCode, type CodeName, type PairKind, type PairLink, type PairRow } from './code-pair.js';
import { codeRows } from './code-table.js';

/** What the other code has in place of a provision. */
export interface ProvisionPair {
  readonly act: CodeName;
  readonly number: string;
  /** The code that the places belong to. */
  readonly otherAct: CodeName;
  /** Sections of the other code or parts of them, the first one the nearest; empty if it has no equivalent. */
  readonly places: readonly string[];
  readonly kind: PairKind;
  /** The links behind the places, with their shares of equal words. */
  readonly links: readonly PairLink[];
  /** Places that are near but have not its substance. */
  readonly compare: readonly string[];
  /** The row of the table. */
  readonly row: PairRow;
}

const NUMBER = /^(\d{1,3})\s?-?([A-Z]{0,2})((?:\(\w{1,4}\))*)/i;

/** `498-a` as the table has it, `498A`, and the parts behind it; undefined for anything else. */
function readNumber(number: string): { readonly section: string; readonly place: string } | undefined {
  const [, digits, letters = '', parts = ''] = NUMBER.exec(number.trim()) ?? [];
  if (digits === undefined) return undefined;
  const section = digits + letters.toUpperCase();
  return { section, place: section + parts.toLowerCase() };
}

const isWithin = (place: string, other: string): boolean => place === other || place.startsWith(`${other}(`);

/** The section that a place belongs to: `103` of `103(1)`. */
export const sectionOfPlace = (place: string): string => place.replace(/\(.*/, '');

/**
 * Returns what the other code has in place of a provision, `302` of the `IPC` or `103(1)` of the `BNS`. A section of the new code has all
 * old sections whose substance is in it, and a sub-section those of its own. Undefined if the act is none of the six codes, or has no such
 * section.
 */
export function pairOfProvision(act: string, number: string): ProvisionPair | undefined {
  const pair = pairOfCode(act);
  const asked = readNumber(number);
  if (pair === undefined || asked === undefined) return undefined;
  const isOld = pair.old === act;
  const from = isOld ? pair.old : pair.new;
  const rows = codeRows(pair.name).filter((row) =>
    row[isOld ? 'old' : 'new'].some((place) => sectionOfPlace(place) === asked.section),
  );
  const all = rows
    .flatMap(({ links }) => links)
    .filter((link) => sectionOfPlace(isOld ? link.old : link.new) === asked.section);
  const links = isOld ? all : all.filter((link) => isWithin(asked.place, link.new) || isWithin(link.new, asked.place));
  const row = rows.find((one) => links.some((link) => one.links.includes(link))) ?? rows[0];
  if (row === undefined) return undefined;
  return {
    act: from,
    number: asked.place,
    otherAct: isOld ? pair.new : pair.old,
    places: [...new Set(links.map((link) => (isOld ? link.new : link.old)))],
    // A new sub-section of a section that has an old one.
    kind: links.length === 0 && row.links.length > 0 ? 'new' : row.kind,
    links,
    compare: row.compare,
    row,
  };
}
