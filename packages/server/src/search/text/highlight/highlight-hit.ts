import type { EngineHit } from '../../model/engine.js';
import type { HighlightField } from '../../model/engine-request.js';
import type { TextField } from '../../model/fields.js';
import { findPassages, type MarkOptions } from './highlight-field.js';

/** What a hit shows of its texts. */
export type ShownTexts = Pick<EngineHit, 'highlight' | 'paragraphs'>;

/** The texts of one hit, and which words of a field to mark. */
export interface HitSources {
  readonly textOf: (field: TextField) => string;
  readonly optionsOf: (field: TextField) => MarkOptions;
}

/** Highlights the requested fields of one hit, for every engine alike; fields without a match are missing. */
export function highlightHit(fields: readonly HighlightField[], { textOf, optionsOf }: HitSources): ShownTexts {
  const highlight: Partial<Record<TextField, readonly string[]>> = {};
  const paragraphs: Partial<Record<TextField, readonly string[]>> = {};
  for (const request of fields) {
    const { field } = request;
    const passages = findPassages(textOf(field), { request, ...optionsOf(field) });
    if (passages.length === 0) continue;
    highlight[field] = passages.map(({ html }) => html);
    if (passages.some(({ paragraph }) => paragraph !== ''))
      paragraphs[field] = passages.map(({ paragraph }) => paragraph);
  }
  return { highlight, ...(Object.keys(paragraphs).length === 0 ? {} : { paragraphs }) };
}
