import { escapeHtml } from '@headnote/core/content';
import { openCitingNames } from '../../citator/queries/quoted-texts.js';
import { readMarks } from '../../library/document-marks.js';
import { createNameMask, type MaskedName } from '../../library/mask-names.js';
import type { Store } from '../../store/database.js';
import type { EngineHit } from '../model/engine.js';
import type { TextField } from '../model/fields.js';

/** Fields with sentences, in which a judgment may name the parties of another. */
const OF_SENTENCES: ReadonlySet<string> = new Set<TextField>(['content', 'headnote']);

/**
 * Replaces the names of masked judgments in what the index highlights: of them, because it has their older form until its next
 * update, and for as long as it cannot take the new one; and of the judgments that cite them, whose sentences show the names
 * no longer wherever they are outside their text.
 */
export async function maskHighlights(store: Store, hits: readonly EngineHit[]): Promise<readonly EngineHit[]> {
  const shown = hits.filter(({ highlight }) => Object.keys(highlight).length > 0);
  const ids = shown.map(({ id }) => id);
  const marks = await readMarks(store.db, ids);
  const citing = await openCitingNames(store, ids);
  return hits.map((hit) => {
    const own = marks.get(hit.id)?.names ?? [];
    const ofCited = citing(hit.id);
    if (own.length + ofCited.length === 0) return hit;
    const maskField = passageMask(own);
    const maskSentences = passageMask([...own, ...ofCited]);
    const fields = Object.entries(hit.highlight).map(([field, passages]) => {
      const mask = OF_SENTENCES.has(field) ? maskSentences : maskField;
      return [field, passages.map(mask)] as const;
    });
    return { ...hit, highlight: Object.fromEntries(fields) };
  });
}

/** Replaces names in a passage, which may begin or end inside one: then with the words of it that are cut off. */
function passageMask(names: readonly MaskedName[]): (passage: string) => string {
  const { html } = createNameMask(names);
  const parts = names.flatMap(({ name }) => {
    const words = name.trim().split(/\s+/).map(escapeHtml);
    return words.slice(1).map((_, at) => ({
      head: words.slice(0, at + 1).join(' '),
      tail: words.slice(at + 1).join(' '),
    }));
  });
  return (passage) => {
    let masked = html(passage.trim());
    for (const { head, tail } of parts) {
      const begun = html(`${head} ${masked}`);
      if (begun !== `${html(head)} ${masked}`) masked = begun;
      const ended = html(`${masked} ${tail}`);
      if (ended !== `${masked} ${html(tail)}`) masked = ended;
    }
    return masked;
  };
}
