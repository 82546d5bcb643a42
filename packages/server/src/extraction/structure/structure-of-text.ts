import { textOf } from '@headnote/core/content';
import type { DocumentText } from '../new-document.js';
import { readStructure } from './read-structure.js';
import type { ReportPage, StructureParagraph, TextStructure } from './text-structure.js';

/** A block of a stored judgment, with what opens it. */
const BLOCK = /<(h3|p) id="p\d{1,9}">(<small>)?/g;
const PART = /<div id="cause-([a-z]+)[^"]*">|<\/section>/g;
const OPINION = /<span id="opinion-\d{1,3}">/;
const PAGE = /<span id="page-(\d{1,5})">/g;

/** Reads the structure of a judgment from its text as it is stored. `judges` is the bench, if it is known. Linear. */
export function structureOfText(
  { html, plain }: Pick<DocumentText, 'html' | 'plain'>,
  judges: readonly string[] = [],
): TextStructure {
  const texts = plain.split('\n\n');
  const blocks = [...html.matchAll(BLOCK)];
  const parts = [...html.matchAll(PART)];
  const pages: ReportPage[] = [];
  const opinions = new Set<number>();
  let passed = 0;
  let part: string | undefined;
  const paragraphs = texts.map((text, index): StructureParagraph => {
    const block = blocks[index];
    if (block === undefined) return { text };
    for (; (parts[passed]?.index ?? Infinity) < block.index; passed += 1) part = parts[passed]?.[1];
    const inner = html.slice(block.index, blocks[index + 1]?.index);
    for (const mark of inner.matchAll(PAGE))
      pages.push({ page: Number(mark[1]), paragraph: index, offset: textOf(inner.slice(0, mark.index)).length });
    if (OPINION.test(inner)) opinions.add(index);
    const kind = kindOf(block, html);
    return { text, ...(kind === undefined ? {} : { kind }), ...(part === undefined ? {} : { part }) };
  });
  return readStructure(paragraphs, { pages, opinions, judges });
}

const QUOTE = '<blockquote>';

function kindOf(block: RegExpExecArray, html: string): StructureParagraph['kind'] {
  if (block[1] === 'h3') return 'heading';
  if (block[2] !== undefined) return 'note';
  return html.slice(block.index - QUOTE.length, block.index) === QUOTE ? 'quote' : undefined;
}
