import { unpackText } from '../../store/document-body.js';
import type { EngineHit } from '../engine.js';
import type { EngineRequest } from '../engine-request.js';
import type { TextField } from '../fields.js';
import { highlightField } from '../highlight/highlight-field.js';
import { wantedWords } from '../highlight/wanted-words.js';
import type { EvaluationContext } from './evaluate.js';

type Highlight = EngineHit['highlight'];

/** Highlights the hits of a page, by their ordinals; stops, and says so in the context, when the time is up. */
export function highlightHits(
  request: EngineRequest,
  page: readonly number[],
  context: EvaluationContext,
): Highlight[] {
  const wanted = wantedWords(request.query);
  const fields = request.highlight.filter(({ field }) => wanted.has(field));
  if (fields.length === 0) return [];
  const { db, columns, budget } = context;
  const needsContent = fields.some(({ field }) => field === 'content');
  const read = db.prepare(`SELECT fields${needsContent ? ', content' : ''} FROM texts WHERE row = ?`).raw();
  const highlights: Highlight[] = [];
  for (const ordinal of page) {
    context.isCut ||= budget.expired();
    if (context.isCut) break;
    const [texts, content] = read.get(BigInt(columns.rows[ordinal]!)) as [string, Uint8Array | undefined];
    const values = JSON.parse(texts) as Partial<Record<TextField, string>>;
    if (content !== undefined) values.content = unpackText(content);
    const highlight: Partial<Record<TextField, readonly string[]>> = {};
    for (const field of fields) {
      const fragments = highlightField(values[field.field] ?? '', {
        request: field,
        wanted: wanted.get(field.field)!,
        window: request.highlightWindow,
      });
      if (fragments.length > 0) highlight[field.field] = fragments;
    }
    highlights.push(highlight);
  }
  return highlights;
}
