import { unpackText } from '../../../../store/packed-text.js';
import { sentenceEndsOf } from '../../../text/analysis/sentence-ends-of.js';
import { citationKey } from '../../../text/analysis/analyse.js';
import { wordsOf } from '../../../text/analysis/words-of.js';
import { dayOf } from '../../../model/days.js';
import { type TextField, keywordFields, numberFields, textFields } from '../../../model/fields.js';
import type { IndexDocument } from '../../../model/index-document.js';
import { indexFields, sortField } from '../names.js';
import { writeRankWords } from './rank-words.js';
import { sortText } from './sort-text.js';
import { writeMarkedWords } from './write-words.js';

/** Lengths of an ISO date's year and month. */
const YEAR = 4;
const MONTH = 7;

/** A document in the form of the index; what is missing is left out. */
export type WrittenDocument = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly words: Readonly<Partial<Record<TextField, string>>>;
};

/** Returns the form of a document that the index takes. Texts are folded words; the library keeps the texts themselves. */
export function writeDocument(document: IndexDocument): WrittenDocument {
  const texts: Record<TextField, string> = { ...document.texts, content: unpackText(document.content) };
  const words: Partial<Record<TextField, string>> = {};
  for (const field of textFields) {
    const text = texts[field];
    if (text !== '') words[field] = writeMarkedWords(wordsOf(field, text), sentenceEndsOf(field, text, document));
  }
  const { id, kind, decidedOn } = document;
  const day = decidedOn === null ? undefined : dayOf(decidedOn);
  const values: Record<string, string | number | null> = { courtName: document.courtName };
  for (const field of keywordFields) if (field !== 'citations' && field !== 'title') values[field] = document[field];
  for (const field of numberFields) values[field] = document[field];
  const written: Record<string, unknown> = {};
  for (const [field, value] of Object.entries({ ...values, title: texts.title }))
    if (value !== '' && value !== null) written[field] = value;
  return {
    ...written,
    id,
    kind,
    ...(texts.title === '' ? {} : { [sortField('title')]: sortText(texts.title) }),
    ...(document.courtName === '' ? {} : { [sortField('courtName')]: sortText(document.courtName) }),
    ...(day === undefined || decidedOn === null
      ? {}
      : {
          decidedOn: day,
          [indexFields.year]: decidedOn.slice(0, YEAR),
          [indexFields.month]: decidedOn.slice(0, MONTH),
        }),
    [indexFields.present]: textFields.filter((field) => texts[field] !== ''),
    [indexFields.citationKeys]: [...new Set(document.citations.map(citationKey).filter((key) => key !== ''))],
    [indexFields.nameKeys]: document.nameKeys,
    [indexFields.rank]: writeRankWords(kind, words),
    words,
  };
}
