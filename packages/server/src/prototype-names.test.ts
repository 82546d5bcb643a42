import { extractCitations } from '@headnote/core/citation';
import { parseCitation } from '@headnote/core/citation/parse';
import { textOf } from '@headnote/core/content';
import { sanitizeHtml } from '@headnote/core/content/server';
import { parseQuery } from '@headnote/core/search';
import { resultsBody } from '@headnote/core/search/bodies';
import { describe, expect, it } from 'vitest';
import { typedProvision } from './citator/acts/typed-provision.js';
import { docketKeys } from './citator/keys/docket-keys.js';
import { findCourt } from './courts/find-court.js';
import { nameAct } from './extraction/fields/acts/name-act.js';
import { readSubject } from './extraction/fields/subject/read-subject.js';
import { readCitatorCode } from './extraction/treatments/same-treatment.js';
import { inHindi } from './http/hindi/in-hindi.js';
import { nameForms } from './library/completions/name-forms.js';
import { latinPattern } from './library/completions/latin-pattern.js';
import { soundOf } from './library/completions/sound-of.js';
import { caseNumberWords } from './search/indexing/case-number-words.js';

/** Every reader that looks up words of a record, a text, an address or a request. */
const readers: Readonly<Record<string, (word: string) => unknown>> = {
  'case number': (word) => caseNumberWords(`${word} No. 12 of 2018`, ''),
  'case type': (word) => caseNumberWords('12 of 2018', word),
  'words of a case number': (word) => caseNumberWords(`Criminal ${word} Petition No. 12 of 2018`, ''),
  'docket keys': (word) => docketKeys(`${word} No. 12 of 2018`, 1),
  'a typed citation': (word) => parseCitation(`1999 (2) ${word} 12`),
  'a court in a neutral citation': (word) => parseCitation(`2020 ${word} 387`),
  'a case number in a text': (word) => extractCitations(`See ${word} No. 12 of 2018 and AIR 1999 ${word} 5.`),
  provision: (word) => typedProvision(`section 4 ${word}`),
  act: (word) => nameAct(word, 1990),
  court: (word) => findCourt(`IN THE ${word} COURT`),
  subject: (word) => readSubject({ plain: word, acts: [], caseType: word }),
  treatment: (word) => readCitatorCode(word),
  message: (word) => inHindi(word),
  name: (word) => nameForms(`${word} v. ${word}`),
  sound: (word) => soundOf(word),
  'Latin spelling': (word) => latinPattern(word)?.source,
  query: (word) => resultsBody(parseQuery(`${word}:x AND ${word} NEAR/3 y`).tree),
  entity: (word) => textOf(`&${word}; <b>a</b>`),
  element: (word) => sanitizeHtml(`<${word}>a</${word}><table><${word}>b</table>`),
  attribute: (word) => sanitizeHtml(`<p ${word}="x">a</p>`),
  text: (word) => textOf(`<${word}>a</${word}>`),
};

const names = Object.getOwnPropertyNames(Object.prototype);

/** A function in a result is the member of a table's prototype. */
const refuseFunctions = (_key: string, value: unknown): unknown => {
  if (typeof value === 'function') throw new TypeError(`the function ${value.name}`);
  return value;
};

describe('a name that every object of JavaScript has', () => {
  it.each(Object.entries(readers))('is a word like others for the reader of: %s', (_name, read) => {
    for (const name of names) {
      const result = JSON.stringify(read(name), refuseFunctions) ?? '';
      expect(result, name).not.toMatch(/native code|\[object|undefined|NaN/);
    }
  });
});
