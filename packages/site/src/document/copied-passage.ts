import { escapeHtml } from '@headnote/core/content';
import type { ClipboardText } from '@headnote/core/format';

/** A selected passage of a judgment. */
export interface CopiedPassage extends ClipboardText {
  /** The printed numbers of its paragraphs, `12` or `12-14`; empty if none is printed. */
  readonly paragraph: string;
  /** Anchor of its first numbered paragraph; empty if there is none. */
  readonly anchor: string;
}

/** Fewer words are a name or a citation that somebody wants to search for. They are copied without a source. */
const FEWEST_WORDS = 4;

/** Reads the selection in a text. Returns undefined if it is elsewhere, empty, or too short to be a quotation. */
export function readCopiedPassage(text: Element, selection: Selection | null): CopiedPassage | undefined {
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const plain = selection.toString();
  if (!text.contains(range.commonAncestorContainer) || plain.trim().split(/\s+/).length < FEWEST_WORDS)
    return undefined;
  const [first, last] = numbersOf(text, range);
  const from = numberOf(first);
  const to = numberOf(last);
  return {
    plain,
    html: writeHtml(range.cloneContents()),
    paragraph: from === to ? from : `${from}-${to}`,
    anchor: first?.id || (first?.closest('[id]')?.id ?? ''),
  };
}

/** The numbers next to the first and the last paragraph. A paragraph without a number belongs to the number before it. */
function numbersOf(text: Element, range: Range): [first: Element | undefined, last: Element | undefined] {
  // Three clicks select a paragraph up to the beginning of the next one, whose number does not count.
  const numbers = [...text.querySelectorAll('.hn-document__number')].filter(
    (one) => range.comparePoint(one, one.childNodes.length) <= 0,
  );
  const isInside = (one: Element) => range.comparePoint(one, 0) === 0;
  const before = numbers.findLast((one) => !isInside(one));
  const inside = numbers.find(isInside);
  return [inside && beginsWith(range, inside) ? inside : (before ?? inside), numbers.at(-1)];
}

/** Returns whether nothing is selected before the number. */
function beginsWith(range: Range, number: Element): boolean {
  const lead = range.cloneRange();
  lead.setEndBefore(number);
  return lead.toString().trim() === '';
}

/** The number without the brackets and the full stop of its print. */
function numberOf(element: Element | undefined): string {
  return (element?.textContent ?? '').replaceAll(/[^\p{L}\p{N}.]|\.$/gu, '');
}

const KEPT = new Set('p h3 blockquote i em b strong u sup sub ol ul li table thead tbody tr th td br'.split(' '));

/** Writes the elements that quotations need, without any attribute. Everything else becomes its text. */
function writeHtml(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeHtml(node.textContent ?? '');
  const name = node.nodeName.toLowerCase();
  const inner = [...node.childNodes].map(writeHtml).join('');
  if (!KEPT.has(name)) return inner;
  return name === 'br' ? '<br>' : `<${name}>${inner}</${name}>`;
}
