import type { Run } from '@headnote/ui/highlight';

/** Puts `…` before a passage that begins in the middle of a sentence. */
export function markCut(runs: readonly Run[]): readonly Run[] {
  const [first, ...others] = runs;
  if (!first || !/^\s*\p{Ll}/u.test(first.text)) return runs;
  return first.hit ? [{ text: '… ', hit: false }, ...runs] : [{ ...first, text: `… ${first.text}` }, ...others];
}
