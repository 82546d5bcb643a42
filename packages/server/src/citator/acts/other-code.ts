import { pairOfProvision, type ProvisionPair, sectionOfPlace } from '@headnote/core/codes';
import { usualForm } from '@headnote/core/format';
import type { CodesPair } from '@headnote/core/contract';

/** A provision as the citation engine reads it. */
export interface ReadProvision {
  readonly act: string;
  readonly unit: string;
  readonly number: string;
}

/** The pair of a provision of one of the six codes. */
export interface OtherCode {
  readonly pair: ProvisionPair;
  /** Whether the whole section of a place of the other code belongs to the row, not only this clause of it. */
  isWhole(place: string): boolean;
}

/** The year in the name of a code: `IPC 1860`. */
const YEAR = / (?:1860|1872|1973|2023)$/;

/** Returns what the other code has in place of one section; undefined for other units, lists of sections and other acts. */
export function otherCode({ act, unit, number }: ReadProvision): OtherCode | undefined {
  if (unit !== 'S.' || /[,/ -]/.test(number.replace(/ Part .*/, ''))) return undefined;
  const pair = pairOfProvision(act.replace(YEAR, ''), number);
  if (pair === undefined) return undefined;
  const whole = new Set([...pair.row.old, ...pair.row.new]);
  return { pair, isWhole: (place) => whole.has(sectionOfPlace(place)) };
}

/** The pair as the contract tells it, with provisions in their usual form: `S. 103(1) BNS`. */
export function codesPair(provision: ReadProvision): CodesPair | undefined {
  const other = otherCode(provision);
  if (other === undefined) return undefined;
  const { otherAct, places, kind, compare } = other.pair;
  const printed = (place: string): string => usualForm(`S. ${place} ${otherAct}`);
  return { otherAct, kind, provisions: places.map(printed), compare: compare.map(printed) };
}
