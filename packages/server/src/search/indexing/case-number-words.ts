/** How lawyers write a word of a case type in short; any other word by its first letter. */
const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    criminal: ['crl', 'cr', 'cri'],
    miscellaneous: ['misc', 'm'],
    petition: ['p', 'pet'],
    application: ['a', 'app', 'appl'],
    appeal: ['a', 'app', 'appeal'],
    revision: ['r', 'rev'],
    contempt: ['c', 'cont'],
    transfer: ['t', 'trans'],
  }),
);

/** Letters of the longest short form without blanks, as in `CRLMP`; a longer text is made of words. */
const MAX_INITIALS = 7;

/** Words of the longest case type. A longer text describes the proceedings. */
const MAX_WORDS = 4;

/** Numbers with their year: `12 of 2020`, `12-13/2020`, `159 and 160 of 1965`. */
const NUMBERS_OF_YEAR = /((?:\d+\s*(?:[-,&]|and|to)\s*){0,9}\d+)\s*(?:of|\/|-)\s*((?:18|19|20)\d\d)\b/gi;

/**
 * Returns the words by which a search finds a case number, however it is typed: `Crl.A. 188/1969`, `CRLA 188 of 1969` and
 * `Criminal Appeal No. 188/1969` all find `Criminal Appeal No. 188 of 1969`. What is typed without blanks, such as
 * `W.P.(C)` or `188/1969`, is a phrase, so its words stand together here. Numbers have no zeros before them.
 */
export function caseNumberWords(caseNumber: string, caseType: string): string {
  if (caseNumber === '') return '';
  const printed = caseNumber.replace(/\b0+(?=\d)/g, '');
  const kind = /^\P{Nd}*/u.exec(printed)?.[0].replace(/\bNos?\b/gi, '') ?? '';
  const parts = [
    caseNumber,
    printed,
    caseType,
    ...shortForms(caseType || kind),
    ...asInitials(kind),
    ...numbers(printed),
    'No of',
  ];
  return parts.join('; ');
}

/** Each short way to write a case type: `w p c`, `wpc` and `wp c`. */
function shortForms(type: string): readonly string[] {
  const words = (type.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, MAX_WORDS);
  const ways = words.reduce<readonly (readonly string[])[]>(
    (starts, word) => starts.flatMap((start) => formsOf(word).map((form) => [...start, form])),
    [[]],
  );
  return [
    ...new Set(ways.flatMap((way) => [way.join(' '), way.join(''), `${way.slice(0, -1).join('')} ${way.at(-1)}`])),
  ];
}

function formsOf(word: string): readonly string[] {
  return SHORT_FORMS.get(word) ?? [word.charAt(0)];
}

/** `M.A.C.M.A.` as `MACMA`, for a type that has no name. */
function asInitials(kind: string): readonly string[] {
  const letters = kind.match(/\p{L}/gu) ?? [];
  return letters.length > MAX_INITIALS ? [] : [letters.join(''), letters.join(' ')];
}

/** Each number with its year; after `No`, because `No.58/2023` is typed without blanks. */
function numbers(printed: string): readonly string[] {
  return [...printed.matchAll(NUMBERS_OF_YEAR)].flatMap(([, list = '', year = '']) =>
    [list, ...(list.match(/\d+/g) ?? [])].map((number) => `No ${number} ${year}`),
  );
}
