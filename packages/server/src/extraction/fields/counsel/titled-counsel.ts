import { isPersonName } from './counsel-words.js';

/** Where a list of counsel begins in the layouts of High Courts: `For Petitioner(s) :`, `Through:`, `Advocate for the …`. */
const label =
  /(?:^|\n)\s*(?:\(?(?:learned\s)?(?:adv(?:ocate|s|\.)?(?:\(s\)|s)?|counsel)\s)?for(?:\sthe)?\s(?:writ\s)?(?:appell?ant|respondent|petitioner|applicant|complainant|opposite part|state|union|revenue|assessee|opp|pet|res)[^\n:]{0,50}:|(?:^|\s)through\s?:|\bby\sadv(?:ocate|s|\.)?(?:\(s\)|s|\.)?\s/gi;

/** A name with its style: `Mr. A. B. Example`, `Smt. Radha Sample`. */
const styled = /\b(?:Mr|Mrs|Ms|Miss|Smt|Shri|Sri|Dr)\b\.?\s{0,2}((?:[A-Z][A-Za-z'’-]*\.?\s?){1,5})/g;

/** Characters after a label that may still belong to the list. */
const LIST = 500;

/** Names with a style of address after the labels of a cause title, but not a party's father. */
export function readTitledCounsel(head: string): string[] {
  const names: string[] = [];
  for (const match of head.matchAll(label)) {
    const from = match.index + match[0].length;
    const list =
      head
        .slice(from, from + LIST)
        .split(/\n\s*(?:versus|vs?\.|coram|before|hon|date|reserved|judgment|order)\b/i)[0] ?? '';
    for (const found of list.matchAll(styled)) {
      const before = list.slice(Math.max(0, found.index - 12), found.index);
      if (/(?:[sdwc]\/o|son of|wife of|justice)[\s,]*$/i.test(before)) continue;
      const name =
        (found[1] ?? '')
          .split('\n')[0]
          ?.trim()
          .replace(/\s(?:Advs?|Sr|Ld|Learned|AGP|APP|PP|GP|AAG|ASG|For)\b.*$/, '')
          .replace(/(?<=[a-z]{2})\.$/, '') ?? '';
      if (isPersonName(name)) names.push(name);
    }
  }
  return names;
}
