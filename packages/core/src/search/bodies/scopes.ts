import { actFields } from '../../contract/records/act-fields.js';
import { caseFields } from '../../contract/records/case-fields.js';
import type { Clause } from '../../contract/search/search-body.js';
import type { FieldName } from '../language/fields.js';
import { courtIdsOf, type KnownCourt } from './courts.js';

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
  const ids = courtIdsOf(text, courts);
  return ids.length > 0 ? { terms: { [caseFields.courtId]: ids } } : { match_none: {} };
}

function decisionClause(text: string): Clause {
  const known = decisions.filter((decision) => decision.toLowerCase().startsWith(text.toLowerCase()));
  return { terms: { [caseFields.decision]: known.length > 0 ? known : [text] } };
}

const { content, appellant, respondent, citations, subject, judges, advocates, headnote, actsHtml } = caseFields;
const parties = scope(appellant, respondent);
const acts = scope(actsHtml);

/** Where judgments are searched. */
export const caseScopes: Scopes = {
  all: {
    words: [content, appellant, respondent, citations, subject, judges, advocates, headnote, actsHtml],
    // A party's name and a citation are phrases as much as words of the text.
    phrases: [content, appellant, respondent, citations, subject, headnote],
    near: [content, headnote],
  },
  fields: {
    party: parties,
    title: parties,
    judge: scope(judges),
    advocate: scope(advocates),
    act: acts,
    section: acts,
    subject: scope(subject),
    citation: scope(citations),
    court: { ...scope(), value: courtClause },
    decision: { ...scope(), value: decisionClause },
  },
};

const title = scope(actFields.title);

/** Where bare acts are searched. */
export const actScopes: Scopes = {
  all: scope(actFields.title, actFields.content),
  fields: { title, act: title, party: title, section: scope(actFields.content) },
};
