import {
  createConversation,
  createConversationSource,
  type Conversation,
  type ConversationState,
} from '@headnote/core/assistant';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { useToldFailure } from './use-told-failure.js';

/** The member's conversation about a document, and what is read when it is shown first. Another document has another one. */
export function useConversation(
  documentId: string,
  isShown: boolean,
): { readonly machine: Conversation; readonly state: ConversationState } {
  const { client } = useServices();
  const machine = useMemo(
    () => createConversation({ documentId, source: createConversationSource(client.assistant) }),
    [client, documentId],
  );
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot);
  useEffect(() => () => machine.dispose(), [machine]);
  useEffect(() => {
    if (isShown) machine.open();
  }, [machine, isShown]);
  useToldFailure(state.failure);
  return { machine, state };
}
