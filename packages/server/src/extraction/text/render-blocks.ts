import type { DocumentText } from '../new-document.js';
import type { Block, CausePart, Mark } from './block.js';
import { escapeText } from './escape-text.js';
import { isParagraphId } from './number-paragraphs.js';
import { safeHtml } from './safe-html.js';
import { findSentenceEnds } from './sentence-ends.js';

/**
 * Renders blocks to the three forms of a text. Block `n` gets the id `p<n>`; marks become `span` elements; the blocks of the cause
 * title are one `section`. Nothing but text reaches the HTML.
 */
export function renderBlocks(blocks: readonly Block[]): DocumentText {
  const plain = blocks.map((block) => block.text).join('\n\n');
  const inTitle = blocks.slice(0, blocks.findLastIndex(({ part }) => part !== undefined) + 1);
  return {
    html: safeHtml(renderAll(blocks)),
    plain,
    sentenceEnds: findSentenceEnds(plain),
    anchors: blocks.map(({ marks = [] }, index) => marks.find(({ id }) => isParagraphId(id))?.id ?? `p${index + 1}`),
    ...(inTitle.length === 0 ? {} : { titleEnd: inTitle.map(({ text }) => text).join('\n\n').length }),
  };
}

function renderAll(blocks: readonly Block[]): string {
  const lines: string[] = [];
  const counts = new Map<CausePart, number>();
  let open: CausePart | undefined;
  let hasTitle = false;
  for (const [index, block] of blocks.entries()) {
    const { part } = block;
    if (part !== open) {
      if (open !== undefined) lines.push('</div>');
      if (part === undefined) lines.push('</section>');
      else {
        if (open === undefined) lines.push(hasTitle ? '<section>' : '<section id="cause-title">');
        hasTitle = true;
        const count = (counts.get(part) ?? 0) + 1;
        counts.set(part, count);
        lines.push(`<div id="cause-${part}${count === 1 ? '' : `-${count}`}">`);
      }
      open = part;
    }
    lines.push(renderBlock(block, `p${index + 1}`));
  }
  if (open !== undefined) lines.push('</div>', '</section>');
  return lines.join('\n');
}

function renderBlock(block: Block, id: string): string {
  const text = renderText(block.text, block.marks ?? []);
  switch (block.kind) {
    case 'heading':
      return `<h3 id="${id}">${text}</h3>`;
    case 'quote':
      return `<blockquote><p id="${id}">${text}</p></blockquote>`;
    case 'note':
      return `<p id="${id}"><small>${text}</small></p>`;
    case 'paragraph':
      return `<p id="${id}">${text}</p>`;
  }
}

function renderText(text: string, marks: readonly Mark[]): string {
  if (marks.length === 0) return escapeText(text);
  let html = '';
  let done = 0;
  for (const { start, end, id } of marks) {
    html += `${escapeText(text.slice(done, start))}<span id="${id}">${escapeText(text.slice(start, end))}</span>`;
    done = end;
  }
  return html + escapeText(text.slice(done));
}
