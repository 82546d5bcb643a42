import { actAnchors } from '../../extraction/fields/act-anchors.js';
import type { NewAct } from '../../extraction/new-document.js';
import type { ActPart } from '../../extraction/text/act-part.js';
import { renderAct } from '../../extraction/text/render-act.js';
import { actTitleKey, splitActTitle } from '../../library/act-title-key.js';
import type { ListItem } from '../files/read-list.js';
import { type JsonRecord, textAt } from './json-record.js';

/** The ids of these acts begin with it. */
export const CIVICTECH = 'civictech:';

/** A record of a list that is not part of the act, and why. */
export interface RefusedRecord {
  /** One-based. */
  readonly record: number;
  readonly reason: string;
}

/** An act made from a whole file, or why the file is not an act; and the records that were left out. */
export type ActOfList = (
  { readonly ok: true; readonly document: NewAct } | { readonly ok: false; readonly reason: string }
) & { readonly refused: readonly RefusedRecord[] };

/** A layout of the files: the names of the fields, and whether a line break inside a text starts a paragraph. */
interface Layout {
  readonly number: string;
  readonly heading: string;
  readonly text: string;
  readonly lineIsParagraph: boolean;
}

/** The layouts of the files as published, by the field that only they have, in the order in which they are tried. */
const layouts: readonly Layout[] = [
  { number: 'Section', heading: 'section_title', text: 'section_desc', lineIsParagraph: true },
  { number: 'section', heading: 'section_title', text: 'section_desc', lineIsParagraph: true },
  { number: 'article', heading: 'title', text: 'description', lineIsParagraph: true },
  { number: 'section', heading: 'title', text: 'description', lineIsParagraph: false },
];

/** Particulars that the files do not contain. */
const particulars: readonly Pick<NewAct, 'title' | 'year' | 'actNumber' | 'enactedOn'>[] = [
  { title: 'The Indian Penal Code, 1860', year: 1860, actNumber: '45', enactedOn: '1860-10-06' },
  { title: 'The Indian Evidence Act, 1872', year: 1872, actNumber: '1', enactedOn: '1872-03-15' },
  { title: 'The Code of Civil Procedure, 1908', year: 1908, actNumber: '5', enactedOn: '1908-03-21' },
  { title: 'The Constitution of India', year: 1950, actNumber: '', enactedOn: '1949-11-26' },
  { title: 'The Code of Criminal Procedure, 1973', year: 1973, actNumber: 'Act 2 of 1974', enactedOn: '1974-01-25' },
];

/** The publisher's texts are of about 2020 and give no date. */
const STATUS = 'Text of about 2020; later amendments are missing';

/** The words by which an act names itself in its section on the short title. */
const SHORT_TITLE =
  /\b(?:may|shall) be (?:called|cited as) (?:the )?([A-Z][\p{L}\p{M}'’(),& -]{3,120}?)(?:\s?,?\s?(\d{4}))?(?=[.;]|, and\b|\s*$)/mu;

/**
 * Makes an act from the list of its sections, as the civictech-India project publishes them: one file an act, in four layouts. The title
 * is read from the section on the short title. A record without a number is refused, and the rest is used.
 */
export function actOfList(items: readonly ListItem[]): ActOfList {
  const refused: RefusedRecord[] = [];
  const records: { readonly record: JsonRecord; readonly number: number }[] = [];
  for (const { number, read } of items) {
    if (read.ok) records.push({ record: read.record, number });
    else refused.push({ record: number, reason: read.reason });
  }
  const layout = layouts.find(({ number, text }) => records.some(({ record }) => number in record && text in record));
  if (layout === undefined) {
    return { ok: false, reason: 'The file is one JSON list, but not a list of the sections of an act.', refused };
  }
  const sections = records.flatMap(({ record, number }) => {
    const section = sectionOf(record, layout);
    if (typeof section !== 'string') return [section];
    refused.push({ record: number, reason: section });
    return [];
  });
  const title = titleOf(sections);
  if (title === undefined) {
    return { ok: false, reason: 'No section says what the act may be called, so its title is not known.', refused };
  }
  return { ok: true, document: makeAct(title, sections), refused };
}

type Section = Omit<ActPart, 'anchor'>;

/** A section, or why the record is none. */
function sectionOf(record: JsonRecord, layout: Layout): Section | string {
  const value = record[layout.number];
  const printed = typeof value === 'number' ? String(value) : textAt(record, layout.number);
  const number = printed.replace(/[\s.]/g, '');
  if (!/^\d{1,4}[A-Za-z]{0,4}$/.test(number)) return `The record has no number of a section in "${layout.number}".`;
  if (typeof record[layout.text] !== 'string') return `The record has no text in "${layout.text}".`;
  return {
    // Article 0 is the preamble.
    number: number === '0' ? '' : number,
    heading: textAt(record, layout.heading).replace(/\s+/g, ' '),
    text: markAmendments(paragraphsOf(textAt(record, layout.text), layout)),
    footnotes: '',
    isPage: false,
  };
}

/** Empty lines separate paragraphs. */
function paragraphsOf(text: string, { lineIsParagraph }: Layout): string {
  return lineIsParagraph ? text.replace(/\n/g, '\n\n') : text;
}

/** A number before a bracket or stars, unless it is that of a provision: `section 12 [as amended]`. */
const amendment = /(?<![\w(^./-]|\b(?:section|rule|clause|article|act|order|and|or)s?\s)(\d{1,2})\s?(?=\[|\*\s?\*)/gi;

/** Writes marks of amendments, `1[words]` and `2* * *`, like the other sources: `^1[words]`. */
function markAmendments(text: string): string {
  return text.replace(amendment, '^$1');
}

function titleOf(sections: readonly Section[]): string | undefined {
  const likely = [...sections].sort((one, other) => Number(isShortTitle(other)) - Number(isShortTitle(one)));
  for (const { text } of likely) {
    const [, name, year = ''] = SHORT_TITLE.exec(text) ?? [];
    if (name !== undefined) return `The ${name.trim().replace(/,$/, '')}${year === '' ? '' : `, ${year}`}`;
  }
  return undefined;
}

const isShortTitle = ({ number, heading }: Section): boolean => number === '1' || /short title/i.test(heading);

function makeAct(title: string, sections: readonly Section[]): NewAct {
  const known = particulars.find((act) => actTitleKey(act.title) === actTitleKey(title));
  const anchorOf = actAnchors();
  const parts = sections.map((section) => ({ ...section, anchor: anchorOf(section) }));
  const isAvailable = parts.some(({ text }) => text !== '');
  const { name, year } = splitActTitle(title);
  return {
    kind: 'act',
    source: {
      id: `${CIVICTECH}${name.replaceAll(' ', '-')}`,
      name: 'civictech-India (not an official text)',
      isSample: false,
    },
    text: renderAct(isAvailable ? parts : []),
    ...(known ?? { title, year: year === '' ? null : Number(year), actNumber: '', enactedOn: null }),
    longTitle: '',
    ministry: '',
    statusText: STATUS,
    isAvailable,
    sections: isAvailable ? parts.map(({ anchor, number, heading }) => ({ anchor, number, heading })) : [],
    derivedFields: [],
  };
}
