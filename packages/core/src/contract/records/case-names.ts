/*
 * Wire names that every search uses, as separate constants: a page that searches bundles these instead of all of
 * `caseFields`, which imports them.
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
export const CASE_TYPE = 'appeal_type';
export const CASE_NUMBER = 'appeal_no';
export const DECIDED_ON = 'dispose_dt';
export const CITATIONS = 'citation';
export const CONTENT = 'content';
export const CITED_COUNT = 'cited';
export const TREATMENT = 'treatment';
export const COURT_ID = 'courtid';
export const COURT_NAME = 'courtname';
export const IS_SAMPLE = 'is_sample';
