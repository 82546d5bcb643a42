import { codesWords, type CodesWords } from './codes-words.js';

/** What is said of the pair of a provision; the contract's `CodesPair` is one. */
export interface PairParts {
  /** The short name of the other code. */
  readonly otherAct: string;
  /** In the usual form; empty if nothing there has the substance of the provision. */
  readonly provisions: readonly string[];
  readonly compare: readonly string[];
}

/** Says in a sentence what the other code has in place of a provision: `S. 302 IPC is S. 103(1) BNS in the other code.` */
export function codesLine(provision: string, pair: PairParts, say: CodesWords = codesWords): string {
  const list = (names: readonly string[]) => names.join(say.and);
  if (pair.provisions.length > 0) return say.pair(provision, list(pair.provisions));
  return say.none(provision, pair.otherAct) + (pair.compare.length > 0 ? say.compare(list(pair.compare)) : '');
}
