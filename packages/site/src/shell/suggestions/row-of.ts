import type { BoxRow, HistoryEntry } from '@headnote/core/contract';
import { formatDate, formatIndianNumber } from '@headnote/core/format';
import type { SuggestionRow } from '@headnote/ui/suggestion-list';
import type { OfflineEntry } from '../../data/offline-copies.js';
import {
  actPreviewPath,
  actReaderPath,
  casePreviewPath,
  caseReaderPath,
  resultsPath,
  searchPath,
  typedSearchPath,
  type Encrypter,
} from '../../links/links.js';
import { isConstitution } from '../../links/provision-text.js';
import { storedSearch } from '../../links/search-paths.js';
import { messages } from './messages.js';

/** Who reads, which decides where a row leads. */
export interface RowReader {
  readonly codec: Encrypter;
  readonly isMember: boolean;
}

/** A row for what the library has. */
export function rowOf(row: BoxRow, reader: RowReader): SuggestionRow {
  const { kind, id, title, citation, of, decidedOn, warning } = row;
  const base = { id: `${kind} ${id} ${citation} ${title}`, look: 'document', words: title, fill: title } as const;
  switch (kind) {
    case 'case':
    case 'citation': {
      const isCitation = kind === 'citation';
      return {
        ...base,
        group: isCitation ? messages.citations : messages.judgments,
        ...(isCitation ? { lead: citation, fill: citation } : { detail: citation, fill: title.replace(' v. ', ' v ') }),
        ...(warning && { warning }),
        note: [of.replace(/ of India$/, ''), decidedOn?.slice(0, 4)].filter(Boolean).join(', '),
        href: reader.isMember ? caseReaderPath(id) : casePreviewPath(row.houseCitation),
      };
    }
    case 'section':
      return {
        ...base,
        group: messages.acts,
        lead: isConstitution(of) ? messages.article(citation) : messages.section(citation),
        note: of,
        fill: `${isConstitution(of) ? 'article' : 'section'} ${citation} ${of}`,
        href: actReaderPath(id, row.anchor),
      };
    case 'act': {
      const repealed = row.repealedOn === null ? [] : [messages.repealed(formatDate(row.repealedOn))];
      return {
        ...base,
        group: messages.acts,
        note: [...repealed, ...(citation === '' ? [] : [messages.act(citation)])].join(', '),
        href: reader.isMember ? actReaderPath(id) : actPreviewPath(row.houseCitation),
      };
    }
    case 'judge': {
      const search = `judge:"${title.replaceAll('"', ' ')}"`;
      return {
        ...base,
        group: messages.judges,
        note: messages.count(formatIndianNumber(row.count), row.count === 1),
        fill: search,
        href: pathOf(search, reader),
      };
    }
  }
}

/** A row that searches for a text. */
export function rowOfSearch(text: string, group: string, reader: RowReader): SuggestionRow {
  return { id: `search ${text}`, group, look: 'search', words: text, fill: text, href: pathOf(text, reader) };
}

/** A row for a search in the member's history; undefined for a document that was opened, or a search of another program. */
export function rowOfHistory(entry: HistoryEntry, { codec }: RowReader): SuggestionRow | undefined {
  const search = entry.kind === 'text' && entry.keywords !== '' ? storedSearch(entry) : undefined;
  if (search === undefined) return undefined;
  const { keywords } = entry;
  const note = formatIndianNumber(entry.total);
  const href = resultsPath(codec, search);
  return {
    id: `search ${keywords}`,
    group: messages.recent,
    look: 'search',
    words: keywords,
    note,
    fill: keywords,
    href,
  };
}

/** A row that lists every judgment with the typed words in its parties. */
export function rowOfParties(text: string, reader: RowReader): SuggestionRow {
  const search = `party:(${text})`;
  const href = pathOf(search, reader);
  return {
    id: 'parties',
    group: messages.judgments,
    look: 'step',
    words: messages.inParties(text),
    fill: search,
    href,
  };
}

/** A row that lists every act with the typed words in its title or text. */
export const rowOfActs = (text: string, { codec }: RowReader): SuggestionRow => ({
  id: 'acts',
  group: messages.acts,
  look: 'step',
  words: messages.allActs(text),
  fill: text,
  href: searchPath(codec, { text, kind: 'acts' }),
});

/** A row for a document that this device keeps. */
export function rowOfCopy({ id, kind, title, keptAt }: OfflineEntry): SuggestionRow {
  return {
    id: `copy ${id}`,
    group: messages.kept,
    look: 'document',
    words: title,
    note: formatDate(keptAt.slice(0, 10)),
    fill: title,
    href: kind === 'act' ? actReaderPath(id) : caseReaderPath(id),
  };
}

const pathOf = (text: string, { codec, isMember }: RowReader): string =>
  isMember ? searchPath(codec, { text, kind: null }) : typedSearchPath(text);
