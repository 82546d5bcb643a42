import { type AlertEvent, type JudgmentEvent, warnings } from '@headnote/core/contract';

export type { AlertEvent };

/** Which choice of a member covers an event: a reversal is told with what is overruled. */
export const choiceOf = (event: AlertEvent): JudgmentEvent | 'new' | 'amended' | 'repealed' =>
  event === 'reversed' ? 'overruled' : event;

/** True for what a member must know before a judgment is cited again. */
export const isRed = (event: string): boolean => warnings.some((one) => one === event);
