import { createOpenElements } from '../open-elements.js';
import { decodeEntities } from '../text-of.js';
import { tokenizeHtml } from '../tokenize-html.js';
import type { TextPosition } from './text-selector.js';

/** An element with an id, and the position of its text. */
export interface IndexedElement extends TextPosition {
  /** The id in the sanitised HTML. */
  readonly id: string;
}

/** The plain text of a document and the positions of its elements with ids. Create it once per document. */
export interface TextIndex {
  /** The result of `textOf(html)`. */
  readonly text: string;
  /** In the order of the document, outer elements before inner ones. Of equal ids only the first is listed. */
  readonly elements: readonly IndexedElement[];
}

/** Returns the id of an opening tag. Skips the values of other attributes, which may contain `id=`. */
function idOf(tag: string): string | undefined {
  for (const [, name, double, single] of tag.matchAll(/\s([A-Za-z-]+)(?:="([^"]*)"|='([^']*)')?/g)) {
    if (name === 'id') return double ?? single;
  }
  return undefined;
}

/** Indexes the text of sanitised HTML and the positions of its elements with ids. Takes linear time. */
export function indexText(html: string): TextIndex {
  const parts: string[] = [];
  const open = createOpenElements<number | undefined>();
  const elements: { id: string; start: number; end: number }[] = [];
  const known = new Set<string>();
  let length = 0;
  const close = (places: readonly (number | undefined)[]) => {
    for (const place of places) {
      const element = place === undefined ? undefined : elements[place];
      if (element) element.end = length;
    }
  };
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'text') {
      const text = decodeEntities(html.slice(token.start, token.end));
      parts.push(text);
      length += text.length;
    } else if (token.kind === 'open') {
      const id = idOf(html.slice(token.start, token.end));
      const isNew = id !== undefined && !known.has(id);
      open.open(token.name, isNew ? elements.length : undefined);
      if (isNew) {
        known.add(id);
        elements.push({ id, start: length, end: length });
      }
    } else if (token.kind === 'close') close(open.close(token.name));
  }
  close(open.items());
  return { text: parts.join(''), elements };
}
