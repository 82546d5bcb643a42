import { createOpenElements } from '../open-elements.js';
import { decodeEntities } from '../text-of.js';
import { tokenize } from '../tokenize.js';
import type { TextPosition } from './text-selector.js';

/** An element with an id and where its text stands. */
export interface IndexedElement extends TextPosition {
  /** The id as it stands in the sanitised HTML. */
  readonly id: string;
}

/** The plain text of a document and the places of its paragraphs; made once for a document, then asked many times. */
export interface TextIndex {
  /** What `textOf(html)` gives. */
  readonly text: string;
  /** In the order of the document, an outer element before those inside it; of equal ids only the first. */
  readonly elements: readonly IndexedElement[];
}

/** The id of an opening tag; values of other attributes are skipped whole, so that none of them is taken for one. */
function idOf(tag: string): string | undefined {
  for (const [, name, double, single] of tag.matchAll(/\s([A-Za-z-]+)(?:="([^"]*)"|='([^']*)')?/g)) {
    if (name === 'id') return double ?? single;
  }
  return undefined;
}

/** Reads sanitised HTML once: its text and the place of every element with an id. Linear in the length of the HTML. */
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
  for (const token of tokenize(html)) {
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
