import { type LaterTreatment, type Warning, warnings } from '@headnote/core/contract';
import { displayCourt } from '@headnote/core/format';
import { courtById, SUPREME_COURT_ID } from '../../courts/courts.js';
import { citationOfEntry, readCitatorLine } from '../../extraction/treatments/read-citator-line.js';
import { readCitatorCode } from '../../extraction/treatments/same-treatment.js';
import { readSources } from '../../library/sources.js';
import type { Store } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { collapseCopies } from '../resolve/collapse-copies.js';
import { type LibraryJudgment, readLibraryCases } from '../resolve/read-library.js';

/** An entry of the citator note of a report that warns of its judgment. */
interface Noted {
  readonly id: string;
  readonly treatment: Warning;
  /** Of the later judgment. */
  readonly citation: string;
  readonly year: number;
}

/** The warning that a code of a citator note gives; undefined if it gives none. */
export function warningOfCode(code: string): Warning | undefined {
  const said = readCitatorCode(code)?.strict ?? [];
  return warnings.find((warning) => said.includes(warning));
}

/**
 * Reads what the citator notes of reports say against the judgments; those whose note says nothing have no entry. The
 * notes also name later judgments that the library does not have. No entry has an id, so that readers see what only a
 * note says.
 */
export async function notedTreatments(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LaterTreatment>> {
  const noted = await readNoted(store, ids);
  if (noted.length === 0) return new Map();
  const inLibrary = await readLibraryCases(store.db, [...new Set(noted.map(({ citation }) => citation))]);
  return new Map(
    noted.map(({ id, treatment, citation }) => {
      const cases = collapseCopies(inLibrary.get(citation) ?? [], '');
      // Several judgments begin on one page: which of them the note means is unknown.
      const known = cases.length === 1 ? detailsOf(inLibrary.get(citation) ?? [], cases[0]?.id) : undefined;
      return [id, { ...UNKNOWN, title: citation, ...known, treatment, citation }];
    }),
  );
}

/** Supreme Court reports print these notes, and they name only its judgments. */
const UNKNOWN = {
  id: '',
  courtName: courtById(SUPREME_COURT_ID)?.name ?? '',
  decidedOn: null,
  benchStrength: 0,
  sentence: '',
  paragraph: '',
};

function detailsOf(inLibrary: readonly LibraryJudgment[], id: string | undefined) {
  const found = inLibrary.find((one) => one.id === id);
  if (found === undefined) return undefined;
  const { title, decidedOn, benchStrength, courtId } = found;
  return { title, decidedOn, benchStrength, courtName: displayCourt(courtById(courtId)?.name ?? UNKNOWN.courtName) };
}

/** The worst entry of the notes of each judgment, which several reports may print; of several the newest. */
async function readNoted({ db }: Store, ids: readonly string[]): Promise<readonly Noted[]> {
  const sources = await readSources(db, ids);
  const rows = await inChunks([...new Set(ids.flatMap((id) => sources.get(id) ?? [id]))], (chunk) =>
    db
      .selectFrom('documents')
      .select(['id', 'source_citator'])
      .where('id', 'in', chunk)
      .where('source_citator', '<>', '')
      .execute(),
  );
  const lines = new Map(rows.map(({ id, source_citator: line }) => [id, line]));
  return [...new Set(ids)].flatMap((id) => {
    const entries = (sources.get(id) ?? [id]).flatMap((own) => readCitatorLine(lines.get(own) ?? ''));
    const warned = entries.flatMap((entry) => {
      const treatment = warningOfCode(entry.code);
      return treatment ? [{ id, treatment, citation: citationOfEntry(entry), year: entry.year }] : [];
    });
    const [worst] = warned.toSorted(
      (one, other) => warnings.indexOf(one.treatment) - warnings.indexOf(other.treatment) || other.year - one.year,
    );
    return worst ? [worst] : [];
  });
}
