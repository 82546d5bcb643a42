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

/** A letter of the English alphabet. */
export const isLetter = (code: number): boolean => (code > 64 && code < 91) || (code > 96 && code < 123);

/** Small letter for a capital, and for the sign that scanners read in its place. */
const letterOf = (code: number): number => (code > 64 && code < 91 ? code + 32 : code === 167 ? 115 : code);

/** Full stop, blanks, line breaks, apostrophes. */
const FILLERS = ". \n\r\t\u00a0'’";

/** Letters, digits and `&` of a name in lower case. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9&]/g, '');

/** A set of names that is asked in one walk: blanks, full stops and capitals do not count. */
export interface NameMatcher<T> {
  /** The longest name that begins at `from` and ends at the end of a word. */
  match(text: string, from: number): NameMatch<T> | undefined;
}

function addName<T>(root: Node<T>, name: string, value: T): void {
  let node = root;
  for (const letter of plainName(name)) {
    const code = letter.charCodeAt(0);
    let next = node.get(code);
    if (!next) node.set(code, (next = new Map()));
    node = next;
  }
  node.value ??= value;
}

/** Makes a matcher of values and all their names. Walking is linear in the length of the longest name. */
export function createNameMatcher<T>(named: Iterable<readonly [names: readonly string[], value: T]>): NameMatcher<T> {
  const root: Node<T> = new Map();
  for (const [names, value] of named) for (const name of names) addName(root, name, value);
  return {
    match(text, from) {
      let node = root;
      let found: NameMatch<T> | undefined;
      let fillers = 0;
      for (let at = from; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        const next = node.get(letterOf(code));
        if (!next) {
          if (!FILLERS.includes(text.charAt(at)) || (fillers += 1) > MAX_FILLERS) break;
          continue;
        }
        fillers = 0;
        node = next;
        if (node.value !== undefined && !isLetter(text.charCodeAt(at + 1))) found = { value: node.value, end: at + 1 };
      }
      return found;
    },
  };
}
