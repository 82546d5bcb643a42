/** Words before a name that are no part of it. */
const honours =
  /\b(?:hon['’]?ble|honou?rable|actg|acting|offg|officiating|ag(?=\.)|mr|mrs|ms|dr|shri|smt|justice|kumari|miss|the|chief|acting|per|my|learned|brothers?|sisters?|by|of|and|lordship|in|agreement)\b\.?/gi;
/** The rank behind a name. It begins where a run of commas and blanks begins, so each run is read once. */
const rank = /(?<![,\s])[,\s]*\(?\s*\b(?:A\.?\s?)?(?:C\.?\s?J\.?\s?I?|JJ?|Judges?|CJI)\b\.?\s*\)?\s*$/;
/** Letters of a word that tells judges apart. */
const LEAST = 2;
/** `Rao`, `Das`, `Beg`: shorter ones are initials. */
const LEAST_SURNAME = 3;

/** A heading that scanning joined to the name: `O R D E R SAMPLE, J.` */
const headingBefore = /^\s*(?:O\s?R\s?D\s?E\s?R|J\s?U\s?D\s?G\s?E?\s?M\s?E\s?N\s?T)\s+/;

/** With single blanks: each rule below tries a run of them from each of its places. */
const withoutBrackets = (printed: string): string => printed.replace(/\([^()]*\)/g, ' ').replace(/\s+/g, ' ');

/** A printed name without honours, rank and signs: `Hon’ble Mr. Justice A. SAMPLE, J.` becomes `A. SAMPLE`. */
export function plainName(printed: string): string {
  return withoutBrackets(printed)
    .replace(headingBefore, '')
    .replace(/[\s.,:;–—-]{1,8}$/, (signs) => (signs.startsWith('.') ? '.' : ''))
    .replace(rank, '')
    .replace(rank, '')
    .replace(honours, ' ')
    .replace(/^[^A-Za-z]+|[\s,;:–—-]+$|(?<=[A-Za-z]{2})[.\s]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Honours before a name, with those that a name may have as a word further on: `Kumari`, `Sri`. */
const honoursFirst = new RegExp(`^(?:[\\s.,]*(?:${honours.source}|\\b(?:sri|ku)\\b\\.?))+`, 'i');
/** What follows a name and tells nothing: a number among judges of one name, or a former office. */
const behind = /(?:,?\s+(?:I{1,3}|IV|\(?retd\.?\)?|retired)\.?)+\s*$/i;
/** A last `J.` that stands for a given name: `SHETTY, K.J.`, `KANIA, HIRALAL J.` */
const isGiven = /(?:\b(?!C)[A-Z]\.|^[^,]+,[^,]*[A-Za-z]{2}\s)\s?J\.?\s*$/;

/** A name in a list of judges without honours and rank, its surname before a comma as printed: `Mr. Justice K. SAMPLE, J.` becomes `K. SAMPLE`. */
export function plainListedName(printed: string): string {
  const name = withoutBrackets(printed).replace(honoursFirst, '').replace(behind, '');
  const plain = isGiven.test(name) ? name : name.replace(rank, '').replace(rank, '');
  return plain
    .replace(/^[^\p{L}]+|[\s,;:–—-]+$|(?<=\p{L}{2})[.\s]+$/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The names of a list: `Sinha C.J., Hidayatullah, Shah and Mudholkar JJ.` */
export function namesOf(list: string): string[] {
  return list
    .replace(/(?<=[A-Za-z]{2}[,.]?\s?)\bC\.\s?J\.(?=\s)/g, ',')
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

/** Letters of a name in which scanning may make two wrong; short names must be equal. */
const LONG = 9;
const SHORT = 4;

/** At most one letter is wrong, added or lost, and two of a long name. */
function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  const least = Math.min(one.length, other.length);
  const most = least >= LONG ? 2 : 1;
  return least >= SHORT && Math.abs(one.length - other.length) <= most && isWithin(one, other, most);
}

/** Whether one name becomes the other by at most so many changed, added, lost or swapped letters. */
function isWithin(one: string, other: string, left: number): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  if (start === one.length && start === other.length) return true;
  if (left === 0) return false;
  const [rest, others] = [one.slice(start), other.slice(start)];
  const isSwapped = rest[0] === others[1] && rest[1] === others[0];
  if (isSwapped && isWithin(rest.slice(2), others.slice(2), left - 1)) return true;
  return (
    isWithin(rest.slice(1), others.slice(1), left - 1) ||
    isWithin(rest.slice(1), others, left - 1) ||
    isWithin(rest, others.slice(1), left - 1)
  );
}
