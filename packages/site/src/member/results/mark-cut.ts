import type { Run } from '@headnote/ui/highlight';

/** A passage that begins inside its sentence gets `…` in front, so that nobody takes it for the whole sentence. */
export function markCut(runs: readonly Run[]): readonly Run[] {
  const [first, ...others] = runs;
  if (!first || !/^\s*\p{Ll}/u.test(first.text)) return runs;
  return first.hit ? [{ text: '… ', hit: false }, ...runs] : [{ ...first, text: `… ${first.text}` }, ...others];
}
