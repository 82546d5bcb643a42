import { formatDate } from '@headnote/core/format';
import type { DocumentSource, NewAct } from '../../extraction/new-document.js';
import { renderAct } from '../../extraction/text/render-act.js';
import { findPageSections, type PageSection } from '../../extraction/text/act-pages.js';
import type { ActPart } from '../../extraction/text/act-part.js';
import { actAnchors } from '../../extraction/fields/act-anchors.js';
import { readDate } from '../../extraction/fields/dates.js';
import type { RecordFormat } from './format.js';
import { type JsonRecord, recordsAt, textAt } from './json-record.js';
import { readRecordId } from './record-id.js';

/** Years before the oldest act of the collections, or after the date of the source, are wrong. */
const earliestYear = 1700;

/** India Code shows an act under its handle number. */
const indiaCodeAddress = 'https://www.indiacode.nic.in/handle/123456789/';

/**
 * Reads a bare act: `id`, `source`, `title`, `year`, `actNumber`, `enactmentDate`, `ministry`, `longTitle`, `sections`.
 * Acts that exist only as pages of a PDF keep their pages. A record with `pages` instead of `sections` is the official Hindi text of
 * an act, a document of its own beside the English one. An act whose sections are all empty is stored as not available.
 */
export const actFormat: RecordFormat = (record) => {
  const identified = readRecordId(record);
  if ('reason' in identified) return { ok: false, reason: identified.reason };
  const title = textAt(record, 'title').replace(/\s+/g, ' ');
  if (title === '') return { ok: false, reason: 'The act has no title.' };
  const sections = recordsAt(record, 'sections');
  const pages = recordsAt(record, 'pages').map(pageAsSection);
  if (sections.length === 0 && pages.length > 0) {
    return { ok: true, document: readHindiAct({ id: identified.id, title, record, sections: pages }) };
  }
  if (sections.length === 0) return { ok: false, reason: 'The act has no sections and no text.' };
  return { ok: true, document: readAct({ id: identified.id, title, record, sections }) };
};

interface ActDetails {
  readonly id: string;
  readonly title: string;
  readonly record: JsonRecord;
  readonly sections: readonly JsonRecord[];
}

function readAct({ id, title, record, sections }: ActDetails): NewAct {
  const isAvailable = sections.some((section) => textAt(section, 'text') !== '');
  const parts = isAvailable ? readParts(sections) : [];
  const onPages = findPageSections(parts);
  const asOn = textAt(record, 'source', 'fetchedAt').slice(0, 10);
  return {
    kind: 'act',
    source: readActSource(id, record),
    text: renderAct(parts.map((part, index) => withOpenings(part, onPages, index))),
    title,
    otherTitles: [textAt(record, 'hindiTitle')].filter((other) => other !== ''),
    longTitle: textAt(record, 'longTitle').replace(/\s+/g, ' '),
    year: readYear(textAt(record, 'year')),
    actNumber: textAt(record, 'actNumber'),
    ministry: textAt(record, 'ministry'),
    enactedOn: readDate(textAt(record, 'enactmentDate')),
    statusText: readDate(asOn) === null ? '' : `As on ${formatDate(asOn)}`,
    isAvailable,
    sections: [...parts.filter((part) => !part.isPage), ...onPages].map(({ anchor, number, heading }) => ({
      anchor,
      number,
      heading,
    })),
    derivedFields: [],
  };
}

function withOpenings(part: ActPart, sections: readonly PageSection[], index: number): ActPart {
  const own = sections.filter((section) => section.part === index);
  return own.length === 0
    ? part
    : { ...part, openings: new Map(own.map(({ paragraph, anchor }) => [paragraph, anchor])) };
}

function readParts(sections: readonly JsonRecord[]): ActPart[] {
  const anchorOf = actAnchors();
  return sections.map((section) => {
    const isPage = textAt(section, 'kind') === 'page';
    const number = textAt(section, 'number').replace(/\.$/, '');
    return {
      anchor: anchorOf({ number, isPage }),
      number,
      heading: headingOf(textAt(section, 'heading')),
      text: textAt(section, 'text'),
      footnotes: textAt(section, 'footnotes'),
      isPage,
    };
  });
}

/** The marginal heading; the source ends it with a full stop, as before the dash in the Gazette. */
function headingOf(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/(?<!\betc|\.)\.$/i, '');
}

function readActSource(id: string, record: JsonRecord): DocumentSource {
  const handle = /^indiacode:(\d+)$/.exec(id)?.[1];
  const licence = textAt(record, 'source', 'licence');
  const repository = textAt(record, 'source', 'repo');
  return {
    id,
    name: handle === undefined ? repository || 'Imported acts' : 'India Code',
    ...(handle === undefined ? {} : { url: `${indiaCodeAddress}${handle}` }),
    ...(licence === '' ? {} : { licence }),
    isSample: false,
  };
}

function readHindiAct(details: ActDetails): NewAct {
  const act = readAct(details);
  const hindiTitle = textAt(details.record, 'hindiTitle').replace(/\s+/g, ' ');
  return {
    ...act,
    // The collection gives both texts the same id.
    source: { ...act.source, id: `${details.id}:hi` },
    title: hindiTitle || act.title,
    otherTitles: hindiTitle === '' ? [] : [act.title],
  };
}

/** A page of an act: `{ number, text }`. */
function pageAsSection(page: JsonRecord): JsonRecord {
  return { kind: 'page', heading: `Page ${textAt(page, 'number')}`.trim(), text: textAt(page, 'text') };
}

function readYear(text: string): number | null {
  const year = Number(/^\d{4}$/.exec(text)?.[0]);
  return year >= earliestYear && year <= new Date().getUTCFullYear() + 1 ? year : null;
}
