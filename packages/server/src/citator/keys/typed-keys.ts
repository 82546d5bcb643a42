import { otherCode } from '../acts/other-code.js';
import { type TypedProvision, typedProvision } from '../acts/typed-provision.js';
import { keysOfNumber, keysOfPlace, LIST } from './provision-keys.js';

/**
 * Returns the keys that find the judgments on a provision as a reader types it, `section 138 NI Act`: one list for each provision that a
 * judgment must name, two for `302/34 IPC`, of whose keys it has one. `withPair` adds those of the other code: of 103(1) BNS for `302 IPC`.
 * Undefined if the text is no provision of a named act.
 */
export function keysOfTyped(
  text: string,
  { withPair }: { readonly withPair: boolean },
): readonly (readonly string[])[] | undefined {
  const typed = typedProvision(text);
  const lists = typed && eachOf(typed).map((one) => [...keysOfNumber(one), ...(withPair ? keysOfPair(one) : [])]);
  const found = lists?.filter(([first]) => first !== undefined) ?? [];
  return found.length > 0 ? found : undefined;
}

/** The provisions of a list, each alone; rules of one order stay together. */
function eachOf(typed: TypedProvision): readonly TypedProvision[] {
  if (/ R\. /.test(typed.number)) return [typed];
  return typed.number.split(LIST).map((number) => ({ ...typed, number }));
}

/** A clause of a list of definitions, `3(5)`, is looked up as this clause only, because its section has many others. */
function keysOfPair(typed: TypedProvision): readonly string[] {
  const other = otherCode(typed);
  if (other === undefined) return [];
  const { otherAct, places } = other.pair;
  return [...new Set(places.flatMap((place) => keysOfPlace(otherAct, place, { orWhole: other.isWhole(place) })))];
}
