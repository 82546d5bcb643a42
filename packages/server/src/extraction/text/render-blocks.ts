import type { DocumentText } from '../new-document.js';
import type { Block } from './block.js';
import { escapeText } from './escape-text.js';
import { safeHtml } from './safe-html.js';
import { findSentenceEnds } from './sentence-ends.js';

/** Renders blocks to the three forms of a text; block `n` gets the id `p<n>`. Nothing but text reaches the HTML. */
export function renderBlocks(blocks: readonly Block[]): DocumentText {
  const html = blocks.map((block, index) => renderBlock(block, `p${index + 1}`)).join('\n');
  const plain = blocks.map((block) => block.text).join('\n\n');
  return { html: safeHtml(html), plain, sentenceEnds: findSentenceEnds(plain) };
}

function renderBlock(block: Block, id: string): string {
  const text = escapeText(block.text);
  switch (block.kind) {
    case 'heading':
      return `<h3 id="${id}">${text}</h3>`;
    case 'quote':
      return `<blockquote><p id="${id}">${text}</p></blockquote>`;
    case 'paragraph':
      return `<p id="${id}">${text}</p>`;
  }
}
