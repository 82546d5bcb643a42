/** Letters that may follow, and what the name that ends here stands for. */
interface Node<T> extends Map<number, Node<T>> {
  value?: T;
}

/** A name found: what it stands for and where it ends. */
export interface NameMatch<T> {
  readonly value: T;
  readonly end: number;
}

/** Characters that may stand inside a name without belonging to it, so many in a row at most: `S. C. C.`, `Gu j`. */
const MAX_FILLERS = 3;
/** Full stop, hyphen, blanks, line breaks, apostrophes. */
const FILLERS = ".- \n\r\t\u00a0'’";
/** The bit that tells a small letter from its capital. */
const SMALL = 32;

/** A letter of the English alphabet. */
export const isLetter = (code: number): boolean => (code | SMALL) > 96 && (code | SMALL) < 123;

/** Letters, digits and `&` of a name in lower case; `&` also as pages write it, `&amp;`. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/&amp;/g, '&')
    .replace(/[^a-z0-9&]/g, '');

/** The longest of a set of names that begins at `from` and ends at the end of a word: blanks, full stops and capitals do not count. */
export type NameMatcher<T> = (text: string, from: number) => NameMatch<T> | undefined;

function treeOf<T>(named: Iterable<readonly [name: string, value: T]>): Node<T> {
  const root: Node<T> = new Map();
  for (const [name, value] of named) {
    let node = root;
    for (const letter of plainName(name)) {
      const code = letter.charCodeAt(0);
      const next = node.get(code) ?? new Map();
      node.set(code, next);
      node = next;
    }
    node.value ??= value;
  }
  return root;
}

/**
 * Makes a matcher of names and what they stand for, which are asked for at the first use: who imports the engine and never asks pays
 * nothing. Walking is linear in the length of the longest name.
 */
export function createNameMatcher<T extends {}>(
  read: () => Iterable<readonly [name: string, value: T]>,
  inside = FILLERS,
): NameMatcher<T> {
  let root: Node<T> | undefined;
  return (text, from) => {
    let node = (root ??= treeOf(read()));
    let found: NameMatch<T> | undefined;
    let fillers = 0;
    for (let at = from; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      // Scanners read `§` for `s`.
      const next = node.get(code === 167 ? 115 : code | SMALL);
      if (next) {
        fillers = 0;
        node = next;
        if (code === 38 && text.startsWith('amp;', at + 1)) at += 4;
        if (node.value && !isLetter(text.charCodeAt(at + 1))) found = { value: node.value, end: at + 1 };
      } else if (isLetter(code) || !inside.includes(text.charAt(at)) || (fillers += 1) > MAX_FILLERS) break;
    }
    return found;
  };
}
