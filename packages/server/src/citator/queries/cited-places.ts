import {
  citationLimits,
  sources,
  speakers,
  treatments,
  type CaseBrief,
  type CitedPlace,
  type Speaker,
  type Treatment,
  type TreatmentSource,
} from '@headnote/core/contract';
import type { CitationPlaceRow } from '../../store/tables/citator-tables.js';
import type { Store } from '../../store/database.js';
import { readList } from '../../library/document-record.js';
import type { NameMask } from '../../library/mask-names.js';
import { readEdits, type TreatmentEdit } from '../treatment-edits.js';
import { caseBriefs } from './case-briefs.js';
import { openCitingMasks } from './quoted-texts.js';
import { type QuotedText, sentenceAt } from './sentence-at.js';

/** Maximum judgments listed for an ambiguous citation. */
const MAX_TARGETS = 20;

/** Returns the citations of a judgment in the order of its text. `text` is its own; undefined if it must not be shown. */
export async function citedPlaces(
  store: Store,
  { id, text }: { readonly id: string; readonly text: QuotedText | undefined },
): Promise<readonly CitedPlace[]> {
  const { db } = store;
  const places = await db
    .selectFrom('citation_uses')
    .selectAll()
    .where('document_id', '=', id)
    .orderBy('position')
    .limit(citationLimits.maxPlaces)
    .execute();
  const briefs = await caseBriefs(store, [...new Set(places.flatMap(targetIds))], {
    withSentences: text !== undefined,
  });
  const links = await db
    .selectFrom('case_links')
    .select(['cited_id', 'is_smaller_bench'])
    .where('citing_id', '=', id)
    .execute();
  const smaller = new Set(links.filter((link) => link.is_smaller_bench === 1).map((link) => link.cited_id));
  const edits = (await readEdits(db, [id])).get(id);
  const mask = (await openCitingMasks(store, [id]))(id);
  return places.map((place) => ({
    start: place.start,
    end: place.end,
    text: place.text,
    canonical: place.canonical,
    state: place.state,
    targets: targetIds(place)
      .map((target) => briefs.get(target))
      .filter((brief): brief is CaseBrief => brief !== undefined),
    ...saidOf(place, mask, edits?.get(place.target_id ?? '')),
    sentence: text === undefined ? '' : sentenceAt(text, place.sentence_start, place.sentence_end),
    paragraph: place.paragraph,
    pinpoint: place.pinpoint,
    isSmallerBench: place.target_id !== null && smaller.has(place.target_id),
    reason: reasonOf(place),
  }));
}

function targetIds({ target_id: target, candidates, state }: CitationPlaceRow): readonly string[] {
  if (target !== null) return [target];
  return state === 'ambiguous' || state === 'party-differs' || state === 'name-differs'
    ? readList(candidates).slice(0, MAX_TARGETS)
    : [];
}

const LATER = 'The judgment that the library has under this citation was decided later than this one.';

function reasonOf({ reason, state, candidates }: CitationPlaceRow): string {
  return reason === '' && state === 'not-held' && readList(candidates).length > 0 ? LATER : reason;
}

/** The columns of a row that say how a case is treated and by whom. */
export interface SaidRow {
  readonly treatment: string;
  readonly speaker: string;
  readonly source: string;
  readonly actor: string;
}

/** How a case is treated, and by whom. */
export interface Said {
  readonly treatment: Treatment;
  readonly speaker: Speaker;
  readonly source?: TreatmentSource;
  readonly actor?: string;
}

/**
 * Returns treatment and speaker of a row; all are plain text in the database. What the judgment reports of another is not its own
 * word, so a client that does not know sources shows it as quoted. `mask` is that of the judgment that says it, whose words name the
 * other one. `edit` is what an editor decided about the two judgments.
 */
export function saidOf({ treatment, speaker, source, actor }: SaidRow, mask: NameMask, edit?: TreatmentEdit): Said {
  const read = treatments.find((one) => one === treatment) ?? 'referred';
  if (edit !== undefined && read !== 'referred' && read !== edit.treatment)
    return { treatment: treatments.find((one) => one === edit.treatment) ?? 'referred', speaker: 'court' };
  const said = { treatment: read, speaker: speakers.find((one) => one === speaker) ?? 'quoted' };
  const known = sources.find((one) => one === source);
  if (known === undefined) return said;
  if (known === 'list') return { ...said, source: known };
  return { ...said, speaker: 'quoted', source: known, ...(actor !== '' && { actor: mask.plain(actor) }) };
}
