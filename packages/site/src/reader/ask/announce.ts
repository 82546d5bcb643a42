import { countAnswer, type Turn } from '@headnote/core/assistant';
import type { AskedDocument } from './ask-view.js';
import { messages } from './messages.js';

/** What the live region says of the last question. A failure has an alert of its own. */
export function announcementOf(turn: Turn | undefined, kind: AskedDocument['kind']): string {
  if (!turn) return '';
  if (turn.phase === 'asking') return messages.asking;
  if (turn.phase === 'stopped') return messages.stopped;
  if (!turn.answer) return '';
  return turn.answer.refusal ? messages.announceRefusal : messages.counts[kind](countAnswer(turn.groups));
}
