import { BusyError } from '@headnote/core/errors';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Questions of one member: one a minute for an hour, and five hours of that in a day; nobody reads more answers. */
export const QUESTIONS_AN_HOUR = 60;
export const QUESTIONS_A_DAY = 300;
/** Members in memory at once; the least recently seen are removed first. */
const MAX_MEMBERS = 100_000;

/** What a member may still ask. */
export interface QuestionsLeft {
  readonly thisHour: number;
  readonly today: number;
}

/** Counts the questions of members, each within the last hour and the last day. */
export interface QuestionBudget {
  /** Throws a BusyError that says when the next question is allowed, if none is now. */
  check(userId: number): void;
  /** Takes one question. Throws as `check` does. */
  spend(userId: number): void;
  left(userId: number): QuestionsLeft;
}

/** Creates the budget of a server; a restart gives it back. `now` is a monotonic clock, in milliseconds. */
export function createQuestionBudget(now: () => number): QuestionBudget {
  const asked = new Map<number, number[]>();
  const recent = (userId: number): number[] => (asked.get(userId) ?? []).filter((at) => at > now() - DAY_MS);
  const ofHour = (times: readonly number[]): readonly number[] => times.filter((at) => at > now() - HOUR_MS);
  const check = (userId: number): number[] => {
    const times = recent(userId);
    const hour = ofHour(times);
    const waits = [
      hour.length >= QUESTIONS_AN_HOUR ? (hour[0] ?? 0) + HOUR_MS - now() : 0,
      times.length >= QUESTIONS_A_DAY ? (times[0] ?? 0) + DAY_MS - now() : 0,
    ];
    const wait = Math.max(...waits);
    if (wait <= 0) return times;
    throw new BusyError(
      times.length >= QUESTIONS_A_DAY
        ? `You have asked ${QUESTIONS_A_DAY} questions in a day, the most that are answered. Please ask again in ${waitText(wait)}.`
        : `You have asked ${QUESTIONS_AN_HOUR} questions in an hour, the most that are answered. Please ask again in ${waitText(wait)}.`,
      { retryAfter: Math.ceil(wait / 1000) },
    );
  };
  return {
    check: (userId) => void check(userId),
    spend(userId) {
      const times = check(userId);
      // Deletes first, so the map keeps the order of the last uses.
      asked.delete(userId);
      asked.set(userId, [...times, now()]);
      if (asked.size > MAX_MEMBERS) asked.delete(asked.keys().next().value ?? userId);
    },
    left(userId) {
      const times = recent(userId);
      return {
        thisHour: Math.max(0, QUESTIONS_AN_HOUR - ofHour(times).length),
        today: Math.max(0, QUESTIONS_A_DAY - times.length),
      };
    },
  };
}

const MINUTE_MS = 60_000;

function waitText(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  if (minutes <= 1) return 'a minute';
  return minutes < 2 * 60 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
