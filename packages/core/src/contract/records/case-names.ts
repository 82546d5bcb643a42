/*
 * Wire names that every search is made of, one by one: a page that searches ships these and not the whole of
 * `caseFields`, which takes them from here.
 */

export const APPELLANT = 'appellant';
export const RESPONDENT = 'respondent';
export const BENCH_STRENGTH = 'bench_strength';
export const JUDGES = 'judge';
export const ADVOCATES = 'advocate';
export const SUBJECT = 'topic';
export const HEADNOTE = 'enote';
export const ACTS_HTML = 'actshtml';
export const DECISION = 'fd';
export const DECIDED_ON = 'dispose_dt';
export const CITATIONS = 'citation';
export const CONTENT = 'content';
export const CITED_COUNT = 'cited';
export const COURT_ID = 'courtid';
export const COURT_NAME = 'courtname';
