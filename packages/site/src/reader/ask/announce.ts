import { countAnswer, type Turn } from '@headnote/core/assistant';
import type { ReaderDocument } from '../work/reader-document.js';
import { messages } from './messages.js';

/** What the live region says of the last question. A failure has an alert of its own. */
export function announcementOf(turn: Turn | undefined, kind: ReaderDocument['kind']): string {
  if (!turn) return '';
  if (turn.phase === 'asking') return messages.asking;
  if (turn.phase === 'stopped') return messages.stopped;
  if (!turn.answer) return '';
  if (turn.answer.refusal) return messages.announceRefusal;
  const counts = countAnswer(turn.groups);
  return kind === 'act' ? messages.sectionCounts(counts) : messages.counts(counts);
}
