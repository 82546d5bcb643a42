import * as acts from '../../contract/records/act-names.js';
import * as cases from '../../contract/records/case-names.js';
import type { Clause } from '../../contract/search/search-body.js';
import type { FieldName } from '../language/fields.js';
import { courtsOf, type KnownCourt } from './courts.js';

/** The fields that a part of a search looks in, by wire name. */
export interface Scope {
  /** Fields searched for words in all their forms; empty inside a `near`. */
  readonly words: readonly string[];
  /** Fields searched for phrases and patterns. */
  readonly phrases: readonly string[];
  /** Fields searched for words near each other. */
  readonly near: readonly string[];
  /** Names of people, whose parts stand in any order (`BHAGWATI, P.N.`): a phrase is searched as its words. */
  readonly isNames?: true;
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

/** The values of the decision field. */
const decisions = ['Allowed', 'Dismissed', 'Partly allowed', 'Disposed of', 'Remanded'];

function courtClause(text: string, { courts }: { readonly courts?: readonly KnownCourt[] }): Clause {
  const found = courtsOf(text, courts);
  // An unknown name may be the full name of a court.
  const names = found[0] ? found : [text];
  return { terms: { [typeof names[0] === 'string' ? cases.COURT_NAME : cases.COURT_ID]: names } };
}

function decisionClause(text: string): Clause {
  const known = decisions.filter((decision) => decision.toLowerCase().startsWith(text.toLowerCase()));
  return { terms: { [cases.DECISION]: known.length > 0 ? known : [text] } };
}

const wholeOf =
  (field: string) =>
  (text: string): Clause => ({ terms: { [field]: [text] } });

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
];

/** The scopes of judgments. */
export const caseScopes: Scopes = {
  all: {
    words: [...mainFields, cases.JUDGES, cases.ADVOCATES, cases.HEADNOTE, cases.ACTS_HTML],
    phrases: [...mainFields, cases.HEADNOTE],
    near: [cases.CONTENT, cases.HEADNOTE],
  },
  fields: {
    party: parties,
    title: parties,
    judge: { ...scope(cases.JUDGES), isNames: true },
    advocate: { ...scope(cases.ADVOCATES), isNames: true },
    act: actsHtml,
    section: actsHtml,
    subject: scope(cases.SUBJECT),
    citation: scope(cases.CITATIONS),
    court: { ...scope(), value: courtClause },
    decision: { ...scope(), value: decisionClause },
    casetype: { ...scope(), value: wholeOf(cases.CASE_TYPE) },
    casenumber: scope(cases.CASE_NUMBER),
  },
};

const title = scope(acts.TITLE);

/** The scopes of bare acts. */
export const actScopes: Scopes = {
  all: scope(acts.TITLE, acts.CONTENT),
  fields: { title, act: title, party: title, section: scope(acts.CONTENT) },
};
