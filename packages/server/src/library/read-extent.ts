import { createHash } from 'node:crypto';
import { PREVIEW_LENGTH, textLength } from '@headnote/core/content';
import { findDocument } from './find-document.js';
import { readContents, type ContentsEntry } from './read-contents.js';
import type { Store } from '../store/database.js';
import { unpackText } from '../store/packed-text.js';

/** How long a document is, and what of it a visitor's preview leaves out. */
export interface StoredExtent {
  readonly id: string;
  readonly kind: 'case' | 'act';
  /** Characters of the whole text. */
  readonly length: number;
  /** Characters of the preview. */
  readonly shown: number;
  /** Printed number of the paragraph or section in which the preview ends; empty if it is not known. */
  readonly firstMissing: string;
  /** Printed number of the last paragraph or section, the highest if opinions count from 1 again; empty if it is not known. */
  readonly last: string;
  /** Sections of an act. */
  readonly sections: number;
  /** Headings of a judgment. */
  readonly contents: readonly ContentsEntry[];
}

/** Printed numbers of a judgment's paragraphs. */
const PARAGRAPH = / id="(?:opinion-\d+-)?para-([^"]+)"/g;

interface Measured {
  readonly length: number;
  readonly last: string;
  readonly contents: readonly ContentsEntry[];
}

/**
 * Texts whose measures are kept: the judgments that many open at once. To measure one of 9 million characters takes 0.2 s of the
 * thread that answers everyone, so it is done once; an entry has about 10 kB.
 */
const MOST_MEASURED = 200;
/** By the hash of the stored text, so that a mask or a new import measures again. The least recently used is the first. */
const measures = new Map<string, Measured>();

function measure(packed: Uint8Array, kind: StoredExtent['kind']): Measured {
  const key = kind + createHash('sha256').update(packed).digest('base64');
  const known = measures.get(key);
  const html = known === undefined ? unpackText(packed) : '';
  const isCase = kind === 'case';
  const measured = known ?? {
    length: textLength(html),
    last: isCase ? highestNumber(html) : '',
    contents: isCase ? readContents(html) : [],
  };
  measures.delete(key);
  measures.set(key, measured);
  if (measures.size > MOST_MEASURED) measures.delete(measures.keys().next().value ?? key);
  return measured;
}

/** Measures a document, or the one that is shown for it, by its id or its house citation; undefined if the library does not have it. */
export async function readExtent(store: Store, which: string): Promise<StoredExtent | undefined> {
  const { db } = store;
  const found =
    (await findDocument(store, { column: 'id', value: which })) ??
    (await findDocument(store, { column: 'house_citation', value: which }));
  if (found === undefined) return undefined;
  const row = await db
    .selectFrom('documents')
    .innerJoin('document_bodies', 'document_bodies.document_id', 'documents.id')
    .select(['id', 'kind', 'preview_html', 'html'])
    .where('id', '=', found.id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, kind, preview_html: preview } = row;
  const { length, last, contents } = measure(row.html, kind);
  const size = { id, kind, length, shown: Math.min(PREVIEW_LENGTH, length) };
  if (kind === 'case') return { ...size, firstMissing: lastNumber(preview), last, sections: 0, contents };
  const sections = await db
    .selectFrom('act_sections')
    .select(['anchor', 'number'])
    .where('document_id', '=', id)
    .orderBy('position')
    .execute();
  const cut = sections.findLast(({ anchor }) => preview.includes(` id="${anchor}"`));
  return {
    ...size,
    firstMissing: cut?.number ?? '',
    last: sections.at(-1)?.number ?? '',
    sections: sections.length,
    contents: [],
  };
}

function lastNumber(html: string): string {
  return [...html.matchAll(PARAGRAPH)].at(-1)?.[1] ?? '';
}

function highestNumber(html: string): string {
  const numbers = [...html.matchAll(PARAGRAPH)].map(([, number = '']) => number);
  return numbers.reduce(
    (highest, one) => (Number.parseInt(one, 10) >= (Number.parseInt(highest, 10) || 0) ? one : highest),
    '',
  );
}
