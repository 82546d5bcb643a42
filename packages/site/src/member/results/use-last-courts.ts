import type { FacetValue } from '@headnote/core/search/answers';
import { useState } from 'react';

/** The courts for a text. While the next page loads, those of the last answer stay, so that nothing jumps. */
export function useLastCourts(
  text: string,
  courts: readonly FacetValue[] | undefined,
): readonly FacetValue[] | undefined {
  const [last, setLast] = useState({ text, courts });
  if (courts !== undefined && (last.courts !== courts || last.text !== text)) setLast({ text, courts });
  if (courts !== undefined) return courts;
  return last.text === text ? last.courts : undefined;
}
