import { readMarks } from '../../library/document-marks.js';
import { createNameMask } from '../../library/mask-names.js';
import type { Store } from '../../store/database.js';
import type { EngineHit } from '../model/engine.js';

/**
 * Replaces the names of masked judgments in what the index highlights of them: it has their older form until its next
 * update, and for as long as it cannot take the new one.
 */
export async function maskHighlights({ db }: Store, hits: readonly EngineHit[]): Promise<readonly EngineHit[]> {
  const shown = hits.filter(({ highlight }) => Object.keys(highlight).length > 0);
  const marks = await readMarks(
    db,
    shown.map(({ id }) => id),
  );
  return hits.map((hit) => {
    const names = marks.get(hit.id)?.names ?? [];
    if (names.length === 0) return hit;
    const { html } = createNameMask(names);
    const fields = Object.entries(hit.highlight).map(([field, passages]) => [field, passages.map(html)] as const);
    return { ...hit, highlight: Object.fromEntries(fields) };
  });
}
