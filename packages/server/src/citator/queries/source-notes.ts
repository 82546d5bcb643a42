import type { CaseBrief, SourceNote } from '@headnote/core/contract';
import { citationOfEntry, readCitatorLine } from '../../extraction/treatments/read-citator-line.js';
import { readCitatorCode } from '../../extraction/treatments/same-treatment.js';
import type { Store } from '../../store/database.js';
import { collapseCopies } from '../resolve/collapse-copies.js';
import { readLibraryCases } from '../resolve/read-library.js';
import { caseBriefs } from './case-briefs.js';
import { warningOfCode } from './noted-treatments.js';

/** Maximum judgments of an entry: more on one page of a report are short orders. */
const MAX_TARGETS = 3;

/** Decodes the citator note of a judgment's report, with the judgments of the library that its entries name. */
export async function sourceNotes(
  store: Store,
  line: string,
  options: { readonly withSentences: boolean },
): Promise<readonly SourceNote[]> {
  const entries = readCitatorLine(line).map((entry) => ({ ...entry, citation: citationOfEntry(entry) }));
  const inLibrary = await readLibraryCases(store.db, [...new Set(entries.map(({ citation }) => citation))]);
  const targetsOf = (citation: string) => collapseCopies(inLibrary.get(citation) ?? [], '').slice(0, MAX_TARGETS);
  const ids = [...new Set(entries.flatMap(({ citation }) => targetsOf(citation).map(({ id }) => id)))];
  const briefs = await caseBriefs(store, ids, options);
  return entries.map(({ code, paragraphs, citation }) => {
    const read = readCitatorCode(code);
    return {
      code,
      meaning: read?.reading ?? '',
      treatment: warningOfCode(code) ?? read?.strict[0] ?? 'referred',
      citation,
      paragraphs,
      targets: targetsOf(citation)
        .map(({ id }) => briefs.get(id))
        .filter((brief): brief is CaseBrief => brief !== undefined),
    };
  });
}
