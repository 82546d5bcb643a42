import type { CallOptions } from '../client/call-options.js';
import type { Services } from '../client/create-client.js';
import { readAnswerPart, type AnswerGroup, type AssistantAnswer } from '../contract/assistant/assistant-answer.js';
import type { DocumentQuestion } from '../contract/assistant/calls.js';

/** The calls of the assistant in the contract: `client.assistant`. */
type Calls = Services['assistant'];

/** The calls that a conversation makes. */
export interface ConversationSource extends Pick<
  Calls,
  'state' | 'suggestions' | 'conversations' | 'conversation' | 'deleteConversation' | 'deleteConversations' | 'vote'
> {
  /** Asks. Calls `onPart` with each sentence in its group as it arrives. An abort ends the work on the server. */
  readonly ask: (
    question: DocumentQuestion,
    during: Pick<CallOptions, 'signal'> & { readonly onPart: (part: AnswerGroup) => void },
  ) => Promise<AssistantAnswer>;
}

/** Makes the source of a conversation from `client.assistant`. Its answers are streamed. */
export function createConversationSource(calls: Calls): ConversationSource {
  // One by one: the service may be a proxy, which has no own properties to copy. Quiet: the panel shows its own progress.
  return {
    state: (input, options) => calls.state(input, options),
    suggestions: (input, options) => calls.suggestions(input, options),
    conversations: (input, options) => calls.conversations(input, options),
    conversation: (input, options) => calls.conversation(input, { ...options, quiet: true }),
    deleteConversation: (input) => calls.deleteConversation(input),
    deleteConversations: (input) => calls.deleteConversations(input),
    vote: (vote) => calls.vote(vote, { quiet: true }),
    ask: (question, { onPart, ...options }) =>
      calls.ask(question, {
        ...options,
        quiet: true,
        onEvent(data, name) {
          const part = name === 'sentence' ? readPart(data) : undefined;
          if (part) onPart(part);
        },
      }),
  };
}

/** Undefined for data of another form: the whole answer at the end has what it left out, or fails with its reason. */
function readPart(data: unknown): AnswerGroup | undefined {
  try {
    return readAnswerPart(data);
  } catch {
    return undefined;
  }
}
