/** Words before a name that are no part of it. */
const honours =
  /\b(?:hon['’]?ble|honou?rable|mr|mrs|ms|dr|shri|smt|justice|kumari|miss|the|chief|acting|per|my|learned|brothers?|sisters?|by|of|and|lordship|in|agreement)\b\.?/gi;
/** The rank behind a name. */
const rank = /[,\s]*\(?\s*\b(?:A\.?\s?)?(?:C\.?\s?J\.?\s?I?|JJ?|Judges?|CJI)\b\.?\s*\)?\s*$/;
/** Letters of a word that tells judges apart. */
const LEAST = 2;
/** `Rao`, `Das`, `Beg`: shorter ones are initials. */
const LEAST_SURNAME = 3;

/** A printed name without honours, rank and signs: `Hon’ble Mr. Justice A. SAMPLE, J.` becomes `A. SAMPLE`. */
export function plainName(printed: string): string {
  return printed
    .replace(/\([^)]*\)/g, ' ')
    .replace(rank, '')
    .replace(rank, '')
    .replace(honours, ' ')
    .replace(/^[^A-Za-z]+|[\s,;:–—-]+$|(?<=[A-Za-z]{2})[.\s]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The names of a list: `Sinha C.J., Hidayatullah, Shah and Mudholkar JJ.` */
export function namesOf(list: string): string[] {
  return list
    .split(/,|;|&|\band\b/i)
    .map(plainName)
    .filter((name) => /[A-Za-z]{2}/.test(name));
}

/** Whether two printed names can be those of one judge: their last words agree, one letter wrong is allowed for OCR. */
export function isSameJudge(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const last = first.at(-1);
  const otherLast = second.at(-1);
  if (last === undefined || otherLast === undefined) return false;
  if (!isNear(last, otherLast) && !isNear(first.join(''), second.join(''))) return false;
  // `S. K. Das` and `B. Das` are two; initials that only one prints say nothing.
  const [initials, others] = [initialsOf(one), initialsOf(other)];
  if (initials === '' || others === '') return true;
  return initials.includes(others) || others.includes(initials);
}

/** Whether the surname of a bench, `REDDY, O. CHINNAPPA`, is in a printed name, `CHINNAPPA REDDY`. */
export function isSurname(listed: string, printed: string): boolean {
  const surname = wordsOf(listed.split(',')[0] ?? '');
  const words = wordsOf(printed);
  const joined = words.join('');
  return surname.some(
    (word) => word.length >= LEAST_SURNAME && (words.some((one) => isNear(one, word)) || joined.includes(word)),
  );
}

function wordsOf(name: string): string[] {
  return [...name.matchAll(/[A-Za-z’']+/g)]
    .map(([word]) => word.toLowerCase().replace(/[’']/g, ''))
    .filter((word) => word.length >= LEAST);
}

function initialsOf(name: string): string {
  return [...name.matchAll(/\b([A-Z])(?=[.\s,]|$)/g)].map(([, letter]) => letter).join('');
}

/** At most one letter is wrong, added or lost; short names must be equal. */
function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 4 || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}
