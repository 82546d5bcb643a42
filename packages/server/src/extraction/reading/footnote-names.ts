import type { Citation } from '@headnote/core/citation';
import { findCaseNames, type PrintedName } from '../treatments/case-names.js';
import { createMarkFinder } from '../treatments/footnotes.js';
import { lastAt } from '../treatments/span.js';

/** Maximum characters between the end of a name and its footnote mark. */
const GAP = 2;

/**
 * Finds the parties' names for reports printed in a footnote: the names before the footnote's mark in the text above,
 * `Shyam Lal v. State of U.P.(1)`. By index of the citation; parallel citations have the same names. A citation has no entry if it
 * does not open a footnote, if no mark is found, or if the marks follow different names.
 */
export function footnoteNames(plain: string, citations: readonly Citation[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const marksOf = createMarkFinder(plain);
  let names: readonly PrintedName[] | undefined;
  let before: { readonly group: number | undefined; readonly name: string | undefined } | undefined;
  for (const [index, citation] of citations.entries()) {
    const { kind, shortForm, parallelGroup: group } = citation;
    if (kind === 'provision' || kind === 'docket' || shortForm !== undefined) continue;
    if (before === undefined || group === undefined || before.group !== group) {
      const marks = marksOf(citation);
      if (marks.length > 0) names ??= findCaseNames(plain, citations);
      const marked = new Set(marks.map(({ start }) => nameAt(names ?? [], start)).filter((name) => name !== undefined));
      before = { group, name: marked.size === 1 ? [...marked][0] : undefined };
    }
    if (before.name !== undefined) found.set(index, before.name);
  }
  return found;
}

function nameAt(names: readonly PrintedName[], mark: number): string | undefined {
  const name = names[lastAt(names, mark)];
  if (name === undefined || name.end > mark + 1 || mark - name.end > GAP) return undefined;
  return `${name.first} v. ${name.second}`;
}
