import { actFields } from '../../contract/records/act-fields.js';
import { caseFields } from '../../contract/records/case-fields.js';
import type { FieldName } from '../language/fields.js';

/** Wire names of the fields that a part of a search looks in. */
export interface Scope {
  readonly words: readonly string[];
  /** Fields whose words stand in sentences or names: phrases and patterns are found there. */
  readonly phrases: readonly string[];
  /** Fields long enough for words to be near each other. */
  readonly near: readonly string[];
}

/** Where a search looks: everywhere, or in one field; a field without a place finds nothing. */
export interface Scopes {
  readonly all: Scope;
  readonly fields: Readonly<Partial<Record<FieldName, Scope>>>;
}

function scope(...words: readonly string[]): Scope {
  return { words, phrases: words, near: words };
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
  },
};

const title = scope(actFields.title);

/** Where bare acts are searched. */
export const actScopes: Scopes = {
  all: scope(actFields.title, actFields.content),
  fields: { title, act: title, party: title, section: scope(actFields.content) },
};
