import { lastAt, type Span } from './span.js';

/** The printed names of two parties, without a citation. */
export interface PrintedName extends Span {
  readonly first: string;
  readonly second: string;
}

/** Maximum words of a party, and the characters to search for them. */
const MAX_WORDS = 14;
const WINDOW = 150;

/** `V. J. Jain` and `V.J. Jain` begin with initials. */
const versus = /\s(?:v|vs|V(?!\.[A-Z]\.)|Vs|VS)(?:\.\s?|\s)|\sversus\s/g;
const links = new Set('of and the & for de @ alias others another ors anr etc'.split(' '));
const shortened =
  /^(?:[A-Z]\.?){1,4}$|^(?:[A-Za-z]{1,2}\.)+[A-Za-z]?\.?$|^(?:Dr|Mr|Mrs|Ms|M\/s|Messrs|Smt|Sri|Shri|Kum|St|No|Ltd|Co|Pvt|Corpn|Ors|Anr|Etc|Addl|Asst|Asstt|Commr|Govt|Jr|Sr|Mohd|Md|Dist|Distt|Bros|Univ|Mst|Ch|Th|Kr)\.$/i;
/** `(Mrs.)` before a name. */
const title = /^\((?:Mrs|Miss|Smt|Ms|Dr|Mr)\.?\)/;
/** `High Court [See Rao v. State`: the name begins in the bracket. */
const opening = /^[[({](?:see|vide|cf|per)\b/i;
const leads =
  /^(?:(?:see|if|whether|unless|although|because|whereas|then|thus|here|where|while|when|but|however|following|overruling|distinguishing|approving|disapproving|applying|explaining|affirming|doubting|referring|relying|on|upon|in|the|also|as|per|and|cf|further|case|matter|re|decision|judgment|reported|of|by|that|vide|reliance|to|for|held|court|apex|supreme|from|both|namely|earlier|again|later|recently|since|after|before|like|under|our|this|mr|shri|overruled|since)\b[.,:;]{0,2}\s+)+/i;

/**
 * Finds every `A v. B` in a text, in order. No name overlaps one of the ascending `citations`. Time is linear in the
 * text, because each name is searched in a short window.
 */
export function findCaseNames(plain: string, citations: readonly Span[]): PrintedName[] {
  const found: PrintedName[] = [];
  let floor = 0;
  for (const match of plain.matchAll(versus)) {
    const behind = match.index + match[0].length;
    floor = Math.max(floor, citations[lastAt(citations, match.index)]?.end ?? 0);
    if (floor > match.index) continue;
    const first = readFirst(plain.slice(Math.max(floor, match.index - WINDOW), match.index));
    // `Rao v. State of Goa 1999 Indlaw SC 564`: the second party ends where its citation begins.
    const next = citations[lastAt(citations, match.index) + 1]?.start ?? plain.length;
    const window = plain.slice(behind, Math.max(behind, Math.min(behind + WINDOW, next)));
    const second = withoutNext(readSecond(window), window);
    if (first === '' || second === '') continue;
    const start = plain.lastIndexOf(first, match.index);
    if (start < floor || start === -1) continue;
    found.push({ start, end: behind + second.length, first: oneLine(first), second: oneLine(second) });
    floor = behind + second.length;
  }
  return found;
}

function readFirst(before: string): string {
  const words = [...before.matchAll(/\S+/g)];
  let from = words.length;
  while (from > 0 && words.length - from < MAX_WORDS && isNamePart(words[from - 1]?.[0] ?? '', from === words.length)) {
    from -= 1;
    if (opening.test(words[from]?.[0] ?? '')) break;
  }
  const start = words[from]?.index;
  return start === undefined
    ? ''
    : before
        .slice(start)
        .replace(/^[("“'‘[\s]+/, '')
        .replace(leads, '');
}

function isNamePart(word: string, isLast: boolean): boolean {
  if (/^\([A-Z][a-z.]{0,8}\)$/.test(word)) return true;
  // A page or date before the name is the end of another citation: `[1985] DLT 493, Anwar v. Union`.
  if (!isLast && (/^\d+,$/.test(word) || /^\d{1,2}\.\d{1,2}\.\d/.test(word))) return false;
  if (!isLast && /[.;:!?)\]”"]$/.test(word) && !shortened.test(word)) return false;
  return /^[("“'‘[]?[A-Z\d]/.test(word) || links.has(word.toLowerCase());
}

function readSecond(behind: string): string {
  let end = 0;
  let count = 0;
  for (const match of behind.matchAll(/\S+/g)) {
    const word = match[0];
    const isLink = links.has(word.toLowerCase());
    if (
      (count += 1) > MAX_WORDS ||
      !(isLink || /^[("“'‘]?[A-Z\d&]/.test(word.replace(title, 'A'))) ||
      /^[([{]/.test(word.replace(title, ''))
    )
      break;
    const bracket = word.replace(title, (found) => 'A'.repeat(found.length)).search(/[([{]/);
    const own = bracket === -1 ? word : word.slice(0, bracket);
    // `Pranay Sethi4`: the number of a footnote.
    const bare = own.replace(/(?:['’]s)?[,;:.)\]"”]*$/, '').replace(/(?<=\p{Ll}{2})\d{1,2}$/u, '');
    if (!isLink) end = match.index + (shortened.test(own) ? own.length : bare.length);
    if (bracket !== -1 || (bare !== own && !shortened.test(own))) break;
  }
  return behind.slice(0, end);
}

/** `Rao v. State and Das v. Board`: the second party ends before the next name. */
function withoutNext(second: string, behind: string): string {
  if (!/^\s(?:v|vs|V|Vs|VS)(?:\.|\s)/.test(behind.slice(second.length))) return second;
  return /^(?<own>.+)(?:,|\s(?:and|&))\s/s.exec(second)?.groups?.['own'] ?? second;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
