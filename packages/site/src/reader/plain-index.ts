import { indexPlainText, type PlainIndex } from '@headnote/core/content';
import { useMemo } from 'react';

/** Indexes the plain text of sanitised HTML when it is asked for first, and only once: a long judgment takes a while. */
export function usePlainIndex(html: string): () => PlainIndex {
  return useMemo(() => {
    let index: PlainIndex | undefined;
    return () => (index ??= indexPlainText(html));
  }, [html]);
}
