import type { AnswerVote, AssistantAnswer } from '@headnote/core/contract';
import type { Store } from '../store/database.js';
import { createConversations } from './conversations/conversations.js';
import { createOpenSources } from './passages/open-sources.js';
import { writeStoredAnswer } from './write-answer.js';

/** An answer that a member voted on, with the words of the document as they are now. Not who voted. */
export interface VotedAnswer {
  readonly documentId: string;
  readonly vote: AnswerVote;
  readonly answer: AssistantAnswer;
}

/** Reads the answers that members voted on, the newest first. */
export async function listVotes(store: Store, limit: number): Promise<readonly VotedAnswer[]> {
  const open = createOpenSources(store);
  const voted = await createConversations(store.db).voted(limit);
  const listed: VotedAnswer[] = [];
  for (const { documentId, ...stored } of voted) {
    const places = [...stored.sentences, ...(stored.refusal?.nearest ? [stored.refusal.nearest] : [])];
    const ids = [...new Set([documentId, ...places.map(({ document }) => document)])];
    const sources = await open(ids, { readsTexts: true });
    const answer = writeStoredAnswer(stored, { sources, notHeld: new Map(), documentId, readsTexts: true });
    listed.push({ documentId, vote: stored.vote, answer });
  }
  return listed;
}
