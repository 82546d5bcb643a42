import { sectionOfPlace } from '@headnote/core/codes';
import { otherCode } from '../acts/other-code.js';
import { typedProvision } from '../acts/typed-provision.js';
import { keyOfSection } from './provision-keys.js';

/**
 * Returns the keys that find the judgments on the pair of a provision as a reader types it: those of section 103 BNS for `section 302 IPC`.
 * A clause of a list of definitions, `3(5)`, is looked up as this clause, because its section has many others. None without a pair.
 */
export function keysOfPair(text: string): readonly string[] {
  const typed = typedProvision(text);
  const other = typed && otherCode(typed);
  if (other === undefined) return [];
  const places = other.pair.places.map((place) => (other.isWhole(place) ? sectionOfPlace(place) : place));
  return [...new Set(places)].map((place) => keyOfSection(other.pair.otherAct, place));
}
