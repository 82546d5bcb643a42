/** Where judges sign. */
const TAIL = 900;

/** How a judgment ends with its judges: `(A. SAMPLE, J.)`, `A. SAMPLE, J. B. EXAMPLE, J.`, `….J. (A. SAMPLE)`, `Sd/(A. Sample) Judge`. */
const signatures: readonly RegExp[] = [
  /\(\s*(?:(?:Dr|Mr|Mrs|Ms|Smt)\.?\s)?(?:Justice\s)?([A-Z][A-Za-z.'’ ]{3,38}?)[\s,]+(?:C\.?\s?)?J\.?\s*\)/g,
  /(?:[.…]\s?,?\s?|\]\s?)(?:C\.?\s?)?J\.?\s*[([]\s*(?:(?:Dr|Mr|Mrs|Ms|Smt)\.?\s)?([A-Z][A-Za-z.'’ ]{3,38}?)\s*[)\]]/g,
  /\(\s*(?:(?:Dr|Mr|Mrs|Ms|Smt)\.?\s)?(?:Justice\s)?([A-Z][A-Za-z.'’ ]{3,38}?)\s*\)+\s*(?:JUDGE|CHIEF JUSTICE|CHAIRPERSON|MEMBER|PRESIDENT|VICE-?\s?PRESIDENT)\b/gi,
  /(?:^|\s|\.\s)((?:[A-Z][A-Z.'’]+\s){1,4}[A-Z][A-Z.'’]+),\s(?:C\.?\s?)?J\.?(?=\s|$)/g,
];

/** Ranks that are no judge's. */
const members = /\)\s*(?:CHAIRPERSON|MEMBER|PRESIDENT|VICE)/i;

/**
 * Reads the judges from the signatures at the end of a judgment; empty where it ends without any. Everybody signs, so these
 * are the whole bench.
 */
export function readSignatures(plain: string): string[] {
  const tail = plain.slice(-TAIL).replace(/\s+/g, ' ');
  for (const signature of signatures) {
    const names = [...tail.matchAll(signature)]
      .map((match) => (match[1] ?? '').trim().replace(/^(?:AND|THE) /, ''))
      // `(Delivered by Hon'ble A. Sample, J.)` in a short order names its author.
      .filter((name) => !/^(?:delivered|per|by)\b/i.test(name));
    const unique = new Map(names.map((name) => [name.toUpperCase().replace(/[^A-Z]/g, ''), name]));
    // Members of a tribunal sit together; if only one is found, another signature was not read.
    if (unique.size === 1 && members.test(tail)) return [];
    if (unique.size > 0) return [...unique.values()];
  }
  return [];
}
