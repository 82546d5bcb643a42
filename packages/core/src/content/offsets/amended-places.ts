/** Words of an act that an amendment put there, or the asterisks where it took words away. */
export interface AmendedPlace {
  readonly range: Range;
  /** Id of the note that says by what. */
  readonly noteId: string;
}

/** Longest amendment, in characters; a bracket that does not close ends there. */
const LONGEST = 30_000;

/** A mark that leads to a note of its section. */
const MARK = 'sup > a[href^="#doc-"]';

/**
 * Finds the amended words of an act: from the mark of an amendment (`¹[`) to the bracket that closes it, or the asterisks behind the mark.
 * A mark before anything else, as at the day on which an act came into force, is no amendment. In the order of the text. Browser only.
 */
export function amendedPlaces(root: Element): AmendedPlace[] {
  return [...root.querySelectorAll('section')].flatMap((section) => {
    const marks = section.querySelectorAll<HTMLAnchorElement>(MARK);
    if (marks.length === 0) return [];
    const nodes = textNodes(section);
    return [...marks].flatMap((mark) => {
      const range = rangeBehind(nodes, mark);
      return range ? [{ range, noteId: decodeURIComponent(mark.hash.slice(1)) }] : [];
    });
  });
}

/** The text of a section without its notes. */
function textNodes(section: Element): Text[] {
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('small')) nodes.push(node as Text);
  return nodes;
}

function rangeBehind(nodes: readonly Text[], mark: Element): Range | undefined {
  const own = mark.lastChild;
  const first = nodes.findIndex((node) => node === own) + 1;
  if (first === 0) return undefined;
  let depth = 0;
  let read = 0;
  let start: readonly [Text, number] | undefined;
  for (const node of nodes.slice(first)) {
    for (let at = 0; at < node.length; at += 1) {
      const character = node.data.charAt(at);
      if (start === undefined) {
        if (/\s/.test(character)) continue;
        if (character === '*') return asterisks(node, at);
        if (character !== '[') return undefined;
        start = [node, at];
      }
      if (character === '[') depth += 1;
      if (character === ']') depth -= 1;
      read += 1;
      if (depth === 0 || read > LONGEST) return rangeOf(start, [node, at + 1]);
    }
  }
  const last = nodes.at(-1);
  return start && last && rangeOf(start, [last, last.length]);
}

function asterisks(node: Text, at: number): Range {
  const [words = '*'] = /^[*\s]+/.exec(node.data.slice(at)) ?? [];
  return rangeOf([node, at], [node, at + words.trimEnd().length]);
}

function rangeOf([from, start]: readonly [Text, number], [to, end]: readonly [Text, number]): Range {
  const range = document.createRange();
  range.setStart(from, start);
  range.setEnd(to, Math.min(end, to.length));
  return range;
}
