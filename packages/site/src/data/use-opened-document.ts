import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services/ServicesProvider.js';
import { addDocument, refreshHistory, type OpenedDocument } from './history-queries.js';
import { shareOfFragment, storedShare } from './reading-places.js';

/** Puts the document that a reader shows at the top of the member's history. */
export function useOpenedDocument(document: OpenedDocument): void {
  const { client } = useServices();
  const cache = useQueryClient();
  const { kind, id } = document;
  const write = useEffectEvent(async () => {
    try {
      const share = shareOfFragment(window.location.hash.slice(1)) ?? 0;
      await addDocument(client, document, storedShare(share));
      await refreshHistory(cache);
    } catch {
      // The text is there. A document that is missing from the history is no reason to interrupt its reader.
    }
  });
  useEffect(() => {
    if (id !== '') void write();
  }, [kind, id]);
}
