import { completion as completed, type Completion } from './completion.js';
import { group, get } from '../wire/make-call.js';
import { forUser, type ForUser } from '../wire/for-user.js';

/** The text in the field so far. */
export interface CompleteInput {
  /** As typed. */
  readonly text: string;
}

const FOLDER = '/api/caselaw/get';
const marks = { auth: 'member', safe: true, outdata: [completed] } as const;

// @__NO_SIDE_EFFECTS__
function completion(name: string) {
  return get<readonly Completion[], CompleteInput>(`${FOLDER}${name}autocomplete`, {
    ...marks,
    query: { text: 'searchtext' },
  });
}

/** Completions for the fields of a search form. */
export const complete = group('complete', () => ({
  /** Completes words of the full text. */
  fullText: completion('fulltext'),
  /** Completes titles of acts. */
  acts: completion('acts'),
  /** Completes names of courts. */
  courts: completion('courts'),
  /** Completes names of parties. */
  partyName: completion('partyname'),
  /** Completes names of respondents. */
  respondents: completion('respondents'),
  /** Completes subjects. */
  subject: completion('subject'),
  /** Completes names of judges. */
  judges: completion('judges'),
  /** Completes names of advocates. */
  advocate: completion('advocate'),
  /** Completes case types. */
  caseType: completion('appealtypeate'),
  /** Completes case numbers. */
  caseNumber: completion('appealnumberate'),
  /** Completes final decisions. */
  finalDecision: completion('finaldecision'),
  /** Completes e-mail addresses that the member has sent judgments to. */
  email: get<readonly Completion[], ForUser & CompleteInput>(`${FOLDER}sendemailidautocomplete`, {
    ...marks,
    query: { text: 'emailid', ...forUser },
  }),
}));
