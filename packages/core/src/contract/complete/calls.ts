import { completions, type Completion } from './completion.js';
import { group, get } from '../wire/make-call.js';
import { outdata } from '../wire/readers.js';
import { forUser, type ForUser } from '../wire/for-user.js';

/** What was typed so far. */
export interface CompleteInput {
  /** As it was typed. */
  readonly text: string;
}

const FOLDER = '/api/caselaw/get';
const marks = { auth: 'member', safe: true, answer: outdata(completions) } as const;

// @__NO_SIDE_EFFECTS__
function completion(name: string) {
  return get<readonly Completion[], CompleteInput>(`${FOLDER}${name}autocomplete`, {
    ...marks,
    query: { text: 'searchtext' },
  });
}

/** Completions of what is typed into a field of a search form. */
export const complete = group('complete', () => ({
  /** Words of the full text. */
  fullText: completion('fulltext'),
  /** Titles of acts. */
  acts: completion('acts'),
  /** Names of courts. */
  courts: completion('courts'),
  /** Names of parties. */
  partyName: completion('partyname'),
  /** Names of respondents. */
  respondents: completion('respondents'),
  /** Subjects. */
  subject: completion('subject'),
  /** Names of judges. */
  judges: completion('judges'),
  /** Names of advocates. */
  advocate: completion('advocate'),
  /** Case types. */
  caseType: completion('appealtypeate'),
  /** Case numbers. */
  caseNumber: completion('appealnumberate'),
  /** Final decisions. */
  finalDecision: completion('finaldecision'),
  /** E-mail addresses a member has sent judgments to. */
  email: get<readonly Completion[], ForUser & CompleteInput>(`${FOLDER}sendemailidautocomplete`, {
    ...marks,
    query: { text: 'emailid', ...forUser },
  }),
}));
