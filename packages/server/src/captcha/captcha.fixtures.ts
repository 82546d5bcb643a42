import { createChallengeIds, type ChallengeAnswers } from './challenge-ids.js';

/** Returns the right answers to a challenge of a server with this secret, as a person reads and hears them. */
export function answersOf(id: string, secret: string): ChallengeAnswers {
  return createChallengeIds({ secret }).answersOf(id);
}
