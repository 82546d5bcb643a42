import * as acts from '../../contract/records/act-names.js';
import * as cases from '../../contract/records/case-names.js';
import { OFFENCE, PROVISION, PROVISION_ONLY, type Clause } from '../../contract/search/search-body.js';
import type { FieldName } from '../language/fields.js';
import { courtsOf, type KnownCourt } from './courts.js';
import { decisionsOf } from './decisions.js';

/** The fields that a part of a search looks in, by wire name. */
export interface Scope {
  /** Fields searched for words in all their forms; empty inside a `near`. */
  readonly words: readonly string[];
  /** Fields searched for phrases and patterns. */
  readonly phrases: readonly string[];
  /** Fields searched for words near each other. */
  readonly near: readonly string[];
  /** Creates the clause for a field that is compared as a whole, such as the court. */
  readonly value?: (text: string, known: { readonly courts?: readonly KnownCourt[] }) => Clause;
}

/** The scope of a search without a field, and the scopes of its fields. A field without a scope finds nothing. */
export interface Scopes {
  readonly all: Scope;
  readonly fields: Readonly<Partial<Record<FieldName, Scope>>>;
}

function scope(...words: readonly string[]): Scope {
  return { words, phrases: words, near: words };
}

/** Matches all words of a text in one field. */
export function matchAll(field: string, query: string): Clause {
  return { match: { [field]: { query, operator: 'and' } } };
}

/** Names of people, whose parts stand in any order: a phrase finds `BHAGWATI, P.N.` by its words. */
function names(field: string): Scope {
  return { ...scope(field), value: (text) => matchAll(field, text) };
}

function courtClause(text: string, { courts }: { readonly courts?: readonly KnownCourt[] }): Clause {
  const found = courtsOf(text, courts);
  // An unknown name may be the full name of a court.
  const names = found[0] ? found : [text];
  return { terms: { [typeof names[0] === 'string' ? cases.COURT_NAME : cases.COURT_ID]: names } };
}

function decisionClause(text: string): Clause {
  const known = decisionsOf(text);
  return { terms: { [cases.DECISION]: known[0] ? known : [text] } };
}

/** `yes`: only the fictional sample; `no`: without it; `all`: with it, where a library of real judgments leaves it out. */
const samples = new Map<string, readonly boolean[]>([
  ['yes', [true]],
  ['no', [false]],
  ['all', [true, false]],
]);

const sample: Scope = {
  ...scope(),
  value: (text) => ({ terms: { [cases.IS_SAMPLE]: samples.get(text.toLowerCase()) ?? [true] } }),
};

const parties = scope(cases.APPELLANT, cases.RESPONDENT);
const actsHtml = scope(cases.ACTS_HTML);
// These fields are searched for both words and phrases.
const mainFields = [
  cases.CONTENT,
  cases.APPELLANT,
  cases.RESPONDENT,
  cases.CITATIONS,
  cases.SUBJECT,
  cases.CASE_NUMBER,
  cases.HEADNOTE,
];

/** The scopes of judgments. */
export const caseScopes: Scopes = {
  all: {
    words: [...mainFields, cases.JUDGES, cases.ADVOCATES, cases.ACTS_HTML],
    phrases: mainFields,
    near: [cases.CONTENT, cases.HEADNOTE],
  },
  fields: {
    party: parties,
    title: parties,
    judge: names(cases.JUDGES),
    advocate: names(cases.ADVOCATES),
    act: actsHtml,
    section: actsHtml,
    subject: scope(cases.SUBJECT),
    citation: scope(cases.CITATIONS),
    court: { ...scope(), value: courtClause },
    decision: { ...scope(), value: decisionClause },
    casetype: { ...scope(), value: (text) => ({ terms: { [cases.CASE_TYPE]: [text] } }) },
    casenumber: scope(cases.CASE_NUMBER),
    provision: { ...scope(), value: (text) => ({ terms: { [PROVISION]: [text] } }) },
    only: { ...scope(), value: (text) => ({ terms: { [PROVISION_ONLY]: [text] } }) },
    offence: { ...scope(), value: (text) => ({ terms: { [OFFENCE]: [text.toLowerCase()] } }) },
    sample,
  },
};

const title = scope(acts.TITLE);

/** `302 IPC` among other words: an act is searched by them. */
const wordsOfAct = (query: string): Clause => ({
  multi_match: { query, fields: [acts.TITLE, acts.CONTENT], type: 'cross_fields', operator: 'and' },
});

/** The scopes of bare acts. */
export const actScopes: Scopes = {
  all: scope(acts.TITLE, acts.CONTENT),
  fields: {
    title,
    act: title,
    party: title,
    section: scope(acts.CONTENT),
    provision: { ...scope(), value: wordsOfAct },
    sample,
  },
};
