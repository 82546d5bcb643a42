/** Words kept of one cause title; more are a list of parties that nobody types to its end. */
const MAX_WORDS = 48;
/** Longest word kept, in characters. */
const MAX_WORD = 40;

const ACCENTS = /[\u0300-\u036f]/g;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Letters with blanks or dots between them: `S.P.`, `S P`. */
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:[.\s]+\p{L}(?![\p{L}\p{N}]))+/gu;

/** Words between parties, which say nothing about them. */
const JOINING = new Set(['v', 'vs', 'versus', 'and', 'the', 'of', 'ors', 'anr', 'others', 'another']);

/** Lower case, without accents. */
export function foldName(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '').toLowerCase();
}

/** Returns the words of the parties of a judgment by which it is found: without accents, in lower case; initials also joined. */
export function nameWords(...parties: readonly string[]): readonly string[] {
  const words = parties.map(foldName).flatMap((party) => {
    return [...(party.match(WORD) ?? []), ...joinedInitials(party)];
  });
  const kept = words.filter((word) => !JOINING.has(word)).map((word) => word.slice(0, MAX_WORD));
  return [...new Set(kept)].slice(0, MAX_WORDS);
}

/** Returns the initials of a name as words: `sp` of `s. p. sampath`. */
export const joinedInitials = (name: string): readonly string[] => (name.match(INITIALS) ?? []).map(joinLetters);

/** Joins the initials of a name in their place: `sp sampath`. */
export const joinInitials = (name: string): string => name.replace(INITIALS, joinLetters);

const joinLetters = (letters: string): string => letters.replace(/[.\s]/g, '');

/** Returns the words that a reader has typed of a name, the last of them perhaps unfinished. */
export function typedNameWords(text: string): readonly string[] {
  const words = foldName(text).match(WORD) ?? [];
  return [...new Set(words.filter((word) => !JOINING.has(word)))].map((word) => word.slice(0, MAX_WORD));
}
