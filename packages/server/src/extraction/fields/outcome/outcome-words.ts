/** The library's names for outcomes. */
export const outcomes = [
  'Allowed',
  'Dismissed',
  'Partly allowed',
  'Disposed of',
  'Remanded',
  'Withdrawn',
  'Answered',
  'Referred to larger bench',
] as const;

/** One of `outcomes`. */
export type Outcome = (typeof outcomes)[number];

/** Proceedings that bring a case to a court; their outcome is the outcome of the judgment. */
export const proceedings: ReadonlySet<string> = new Set(
  'appeal appeals petition petitions revision revisions slp slps writ writs reference references rule wp wps'.split(
    ' ',
  ),
);

/** Matters often decided before the outcome; alone, like bail, they are the outcome. */
export const applications: ReadonlySet<string> = new Set(
  'application applications motion motions complaint complaints suit suits claim claims matter matters case cases'.split(
    ' ',
  ),
);

/** Nouns that are allowed, rejected or granted too, and are never the case. */
export const otherNouns: ReadonlySet<string> = new Set(
  'prayer request contention objection argument ground leave conviction sentence plea evidence amendment costs ias ia exemption intervention impleadment'.split(
    ' ',
  ),
);

/** Outcomes by the word that names them: `is allowed`, `stands dismissed`. */
export const participles: ReadonlyMap<string, Outcome> = new Map([
  ['allowed', 'Allowed'],
  ['accepted', 'Allowed'],
  ['granted', 'Allowed'],
  ['absolute', 'Allowed'],
  ['dismissed', 'Dismissed'],
  ['rejected', 'Dismissed'],
  ['discharged', 'Dismissed'],
  ['disposed', 'Disposed of'],
  ['remanded', 'Remanded'],
  ['remitted', 'Remanded'],
  ['withdrawn', 'Withdrawn'],
  ['answered', 'Answered'],
]);

/** The same with the court as the subject: `we allow`. */
export const actions: ReadonlyMap<string, Outcome> = new Map([
  ['allow', 'Allowed'],
  ['accept', 'Allowed'],
  ['grant', 'Allowed'],
  ['dismiss', 'Dismissed'],
  ['reject', 'Dismissed'],
  ['dispose', 'Disposed of'],
  ['remand', 'Remanded'],
  ['remit', 'Remanded'],
  ['answer', 'Answered'],
]);

/** The same with the case as the subject: `the appeal fails`. */
export const courses: ReadonlyMap<string, Outcome> = new Map([
  ['fail', 'Dismissed'],
  ['fails', 'Dismissed'],
  ['succeed', 'Allowed'],
  ['succeeds', 'Allowed'],
]);
