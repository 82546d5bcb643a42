import * as acts from '../../contract/records/act-names.js';
import * as cases from '../../contract/records/case-names.js';
import type { Clause } from '../../contract/search/search-body.js';
import type { FieldName } from '../language/fields.js';
import { courtsOf, type KnownCourt } from './courts.js';

/** What a part of a search looks in: wire names of fields. */
export interface Scope {
  /** Fields whose words are looked for in all their forms; none where words stand near others. */
  readonly words: readonly string[];
  /** Fields whose words stand in sentences or names: phrases and patterns are found there. */
  readonly phrases: readonly string[];
  /** Fields long enough for words to be near each other. */
  readonly near: readonly string[];
  /** A field that is compared as a whole takes words and phrases, and their `and`, `or` and `not`. */
  readonly value?: (text: string, known: { readonly courts?: readonly KnownCourt[] }) => Clause;
}

/** Where a search looks: everywhere, or in one field; a field without a place finds nothing. */
export interface Scopes {
  readonly all: Scope;
  readonly fields: Readonly<Partial<Record<FieldName, Scope>>>;
}

function scope(...words: readonly string[]): Scope {
  return { words, phrases: words, near: words };
}

/** How the decisions of the library read. */
const decisions = ['Allowed', 'Dismissed', 'Partly allowed', 'Disposed of', 'Remanded'];

function courtClause(text: string, { courts }: { readonly courts?: readonly KnownCourt[] }): Clause {
  const found = courtsOf(text, courts);
  // A name that is not known may be the full one.
  const names = found[0] ? found : [text];
  return { terms: { [typeof names[0] === 'string' ? cases.COURT_NAME : cases.COURT_ID]: names } };
}

function decisionClause(text: string): Clause {
  const known = decisions.filter((decision) => decision.toLowerCase().startsWith(text.toLowerCase()));
  return { terms: { [cases.DECISION]: known.length > 0 ? known : [text] } };
}

const parties = scope(cases.APPELLANT, cases.RESPONDENT);
const actsHtml = scope(cases.ACTS_HTML);
// A party's name and a citation are phrases as much as words of the text.
const telling = [cases.CONTENT, cases.APPELLANT, cases.RESPONDENT, cases.CITATIONS, cases.SUBJECT];

/** Where judgments are searched. */
export const caseScopes: Scopes = {
  all: {
    words: [...telling, cases.JUDGES, cases.ADVOCATES, cases.HEADNOTE, cases.ACTS_HTML],
    phrases: [...telling, cases.HEADNOTE],
    near: [cases.CONTENT, cases.HEADNOTE],
  },
  fields: {
    party: parties,
    title: parties,
    judge: scope(cases.JUDGES),
    advocate: scope(cases.ADVOCATES),
    act: actsHtml,
    section: actsHtml,
    subject: scope(cases.SUBJECT),
    citation: scope(cases.CITATIONS),
    court: { ...scope(), value: courtClause },
    decision: { ...scope(), value: decisionClause },
  },
};

const title = scope(acts.TITLE);

/** Where bare acts are searched. */
export const actScopes: Scopes = {
  all: scope(acts.TITLE, acts.CONTENT),
  fields: { title, act: title, party: title, section: scope(acts.CONTENT) },
};
