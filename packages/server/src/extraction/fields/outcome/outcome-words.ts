/** How the library names what became of a case. */
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

/** What brings a case to a court: its outcome is the outcome of the judgment. */
export const proceedings: ReadonlySet<string> = new Set(
  'appeal appeals petition petitions revision revisions slp slps writ writs reference references rule wp wps'.split(
    ' ',
  ),
);

/** Often decided on the way to the outcome; alone, as with bail, it is the outcome. */
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

/** The same by what the court says of itself: `we allow`. */
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

/** The same by what the case does: `the appeal fails`. */
export const courses: ReadonlyMap<string, Outcome> = new Map([
  ['fail', 'Dismissed'],
  ['fails', 'Dismissed'],
  ['succeed', 'Allowed'],
  ['succeeds', 'Allowed'],
]);
