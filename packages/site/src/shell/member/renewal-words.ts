import type { Subscription } from '@headnote/core/contract';
import { messages } from './messages.js';

const { renewal: texts } = messages;
const DAY_MS = 24 * 60 * 60 * 1000;

interface RenewalOptions {
  /** ISO date in India. */
  readonly today: string;
  readonly formatDay: (date: string | null) => string;
  readonly formatCount: (count: number) => string;
  /** Amount of a renewal; empty if it is not known. */
  readonly renewal: string;
  /** Amount of a first year. */
  readonly initial: string;
}

/** What the notice says. */
export interface RenewalWords {
  readonly tone: 'caution' | 'bad';
  readonly title: string;
  readonly text: string;
  /** Under the amount. */
  readonly beside: string;
  readonly action: string;
}

/** Says what an ended subscription costs: at the renewal amount in the 30 days after its end, later at the initial one. */
export function renewalWords(
  { state, endDate, renewUntil }: Subscription,
  { today, formatDay, formatCount, renewal, initial }: RenewalOptions,
): RenewalWords {
  const ended = formatDay(endDate);
  if (renewUntil === null) {
    return {
      tone: 'caution',
      title: texts.trialTitle(ended),
      text: texts.trialText,
      beside: texts.fromPayment,
      action: texts.subscribe,
    };
  }
  const until = formatDay(renewUntil);
  if (state === 'lapsed') {
    return {
      tone: 'bad',
      title: texts.title(ended),
      text: texts.lapsedText(until),
      beside: texts.fromPayment,
      action: texts.subscribeAgain,
    };
  }
  const days = Math.max(0, Math.round((Date.parse(renewUntil) - Date.parse(today)) / DAY_MS));
  return {
    tone: 'caution',
    title: texts.title(ended),
    text: renewal === '' ? texts.renewText(until) : texts.renewTextWith({ until, renewal, initial }),
    beside: days === 0 ? texts.lastDay : texts.daysLeft(formatCount(days), days === 1),
    action: texts.renew,
  };
}
