import { BusyError } from '@headnote/core/errors';
import type { Cells } from '../runtime/budgets/cells.js';
import { createSlidingWindows } from '../runtime/budgets/sliding-windows.js';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Questions of one member: one a minute for an hour, and five hours of that in a day; nobody reads more answers. */
export const QUESTIONS_AN_HOUR = 60;
export const QUESTIONS_A_DAY = 300;
/** Lists of suggestions of one member: each panel that is opened asks for one, and nobody opens more documents. */
const SUGGESTIONS_AN_HOUR = 240;

/** What a member may still ask. */
export interface QuestionsLeft {
  readonly thisHour: number;
  readonly today: number;
}

/** Counts the questions of members, each within the last hour and the last day. */
export interface QuestionBudget {
  /** Rejects with a BusyError that says when so many questions are allowed, if they are not now. */
  check(userId: number, questions?: number): Promise<void>;
  /** Takes one question, or as many as a PDF counts. Rejects as `check` does. */
  spend(userId: number, questions?: number): Promise<void>;
  /** Takes one list of suggestions. Rejects with a BusyError that says when the next one is allowed, if none is now. */
  spendSuggestions(userId: number): Promise<void>;
  left(userId: number): Promise<QuestionsLeft>;
}

/** Creates the budget. */
export function createQuestionBudget(cells: Cells): QuestionBudget {
  const asked = createSlidingWindows(cells, 'questions', [
    { limit: QUESTIONS_AN_HOUR, milliseconds: HOUR_MS },
    { limit: QUESTIONS_A_DAY, milliseconds: DAY_MS },
  ]);
  const suggested = createSlidingWindows(cells, 'suggested-questions', [
    { limit: SUGGESTIONS_AN_HOUR, milliseconds: HOUR_MS },
  ]);
  const refuseWhileFull = ([ofHour = 0, ofDay = 0]: readonly number[], questions: number): void => {
    const wait = Math.max(ofHour, ofDay);
    if (wait <= 0) return;
    throw new BusyError(
      questions > 1
        ? `Reading a PDF counts as ${questions} questions, more than you have left. Please try again in ${waitText(wait)}.`
        : ofDay > 0
          ? `You have asked ${QUESTIONS_A_DAY} questions in a day, the most that are answered. Please ask again in ${waitText(wait)}.`
          : `You have asked ${QUESTIONS_AN_HOUR} questions in an hour, the most that are answered. Please ask again in ${waitText(wait)}.`,
      { retryAfter: Math.ceil(wait / 1000) },
    );
  };
  return {
    check: async (userId, questions = 1) => refuseWhileFull(await asked.wait(userId, questions), questions),
    spend: async (userId, questions = 1) => refuseWhileFull(await asked.take(userId, questions), questions),
    async spendSuggestions(userId) {
      const wait = Math.max(...(await suggested.take(userId, 1)));
      if (wait <= 0) return;
      throw new BusyError(
        `You have opened ${SUGGESTIONS_AN_HOUR} lists of suggestions in an hour, the most that are made. Please come back in ${waitText(wait)}.`,
        { retryAfter: Math.ceil(wait / 1000) },
      );
    },
    async left(userId) {
      const [thisHour = 0, today = 0] = await asked.left(userId);
      return { thisHour, today };
    },
  };
}

const MINUTE_MS = 60_000;

function waitText(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  if (minutes <= 1) return 'a minute';
  return minutes < 2 * 60 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
