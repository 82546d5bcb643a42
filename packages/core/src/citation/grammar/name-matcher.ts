/** A node of the tree: the letters that may follow, and the value of the name that ends here. */
interface Node<T> extends Map<number, Node<T>> {
  value?: T;
}

/** A name that was found: its value and the index after it. */
export interface NameMatch<T> {
  readonly value: T;
  readonly end: number;
}

/** Maximum number of consecutive characters that are ignored inside a name: `S. C. C.`, `Gu j`. */
const MAX_FILLERS = 3;
/** Full stop, hyphen, white space, apostrophes. */
const FILLERS = ".- \n\r\t\u00a0'’";
/** The bit in which a small letter differs from its capital. */
const SMALL = 32;

/** Returns whether a character code is an English letter. */
export const isLetter = (code: number): boolean => (code | SMALL) > 96 && (code | SMALL) < 123;

/** Returns the letters, digits and `&` of a name in lower case. `&amp;` counts as `&`. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/&amp;/g, '&')
    .replace(/[^a-z0-9&]/g, '');

/** Finds the longest name that begins at `from` and ends at the end of a word. Ignores case, spaces and full stops. */
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
 * Creates a matcher for names and their values. They are read at the first use, so that importing the engine takes no
 * time. Takes time proportional to the longest name.
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
      // Scanners misread `s` as `§`.
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
