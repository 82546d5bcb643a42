import { joinLines } from '../runtime/print-line.js';
import type { AnswerSelector, AnswerVote } from '@headnote/core/contract';
import { listVotes, type VotedAnswer } from '../assistant/list-votes.js';
import type { Store } from '../store/database.js';

/** Answers of one list. */
const LIMIT = 200;

/** Returns the answers that members voted on, to print: never who asked. */
export async function runVotes(store: Store): Promise<string> {
  const voted = await listVotes(store, LIMIT);
  if (voted.length === 0) return 'Nobody has voted on an answer.';
  const more = voted.length === LIMIT ? [`Only the newest ${LIMIT} are shown.`] : [];
  return [...voted.map(voteLines), ...more].join('\n');
}

const VOTES: Readonly<Record<AnswerVote, string>> = { none: '', useful: 'useful', 'not-useful': 'not useful' };
const SELECTORS: Readonly<Record<AnswerSelector, string>> = {
  rules: 'chosen by rules',
  model: 'chosen by the model',
  fallback: 'chosen by rules, without the model',
};

function voteLines({ documentId, vote, answer }: VotedAnswer): string {
  const { askedAt, question, selector, groups, refusal, hidden } = answer;
  const sentences = groups.flatMap((group) => group.sentences.map(({ id, text }) => `    ${id}  ${text}`));
  return joinLines([
    `${askedAt}  ${VOTES[vote]}  ${documentId}  ${SELECTORS[selector]}`,
    `  ${question}`,
    ...sentences,
    ...(refusal === null ? [] : ['    refused']),
    ...(hidden === 0 ? [] : [`    ${hidden} no longer in the library`]),
  ]);
}
