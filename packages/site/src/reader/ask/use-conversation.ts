import {
  createConversation,
  createConversationSource,
  type Conversation,
  type ConversationState,
} from '@headnote/core/assistant';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { describeFailure } from '../../data/failure.js';
import { useNotify } from '../../notices/use-notify.js';
import { useServices } from '../../services/ServicesProvider.js';
import { messages } from './messages.js';

/** The member's conversation about a document, and what is read when the panel opens. */
export function useConversation(
  documentId: string,
  isOpen: boolean,
): { readonly machine: Conversation; readonly state: ConversationState } {
  const { client } = useServices();
  const notify = useNotify();
  const [machine] = useState(() =>
    createConversation({ documentId, source: createConversationSource(client.assistant) }),
  );
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getSnapshot);
  useEffect(() => () => machine.dispose(), [machine]);
  useEffect(() => {
    if (isOpen) machine.open();
  }, [machine, isOpen]);
  const { failure } = state;
  useEffect(() => {
    if (failure !== undefined)
      notify({ type: 'ERROR', title: messages.errorTitle, text: describeFailure(failure).message });
  }, [failure, notify]);
  return { machine, state };
}
