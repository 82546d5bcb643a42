import { paragraphInAnchor } from '@headnote/core/format';
import { structureOfText } from '../../extraction/structure/structure-of-text.js';
import type { PartKind } from '../../extraction/structure/text-structure.js';
import { opensStateAmendments } from '../../extraction/text/render-act.js';
import { anchorsOf } from '../../extraction/text/paragraph-blocks.js';
import type { SourceOpinion, SourceParagraph, StoredText } from './passage.js';

/** A paragraph with what its structure says of it. */
export interface ReadParagraph extends SourceParagraph {
  readonly end: number;
  readonly part: PartKind;
  readonly opinion: number;
  /** True for a passage that the judgment sets apart, and for a footnote. */
  readonly isQuoted: boolean;
}

interface ReadParagraphs {
  readonly paragraphs: readonly ReadParagraph[];
  readonly opinions: readonly SourceOpinion[];
}

const NO_OPINION: SourceOpinion = { author: '', kind: 'none' };
const GAP = '\n\n'.length;

/** Reads the paragraphs of a judgment, or those of an act with the section of each. */
export function readParagraphs(stored: StoredText): ReadParagraphs {
  return stored.kind === 'act' ? ofAct(stored) : ofJudgment(stored);
}

function ofJudgment({ html, plain, judges }: StoredText): ReadParagraphs {
  const { parts, opinions } = structureOfText({ html, plain }, judges);
  const anchors = anchorsOf(html);
  const quoted = quotedParagraphs(html);
  // Where the judgment prints numbers, a count would look like one of them.
  const printsNumbers = anchors.some((anchor) => paragraphInAnchor(anchor ?? '') !== '');
  let part = 0;
  let start = 0;
  const paragraphs = plain.split('\n\n').map((text, index): ReadParagraph => {
    while ((parts[part]?.to ?? Infinity) <= index) part += 1;
    const begin = start;
    start += text.length + GAP;
    const anchor = anchors[index] ?? '';
    return {
      anchor,
      label: paragraphInAnchor(anchor) || (printsNumbers ? '' : String(index + 1)),
      start: begin,
      end: begin + text.length,
      part: parts[part]?.kind ?? 'judgment',
      opinion: opinions.find(({ from, to }) => from <= index && index < to)?.number ?? 0,
      isQuoted: quoted.has(index),
    };
  });
  const named = opinions.map(({ authors, kind }): SourceOpinion => ({ author: authors.join(', '), kind }));
  return { paragraphs, opinions: [NO_OPINION, ...named] };
}

const SET_APART = /<blockquote>\s*<p id="p(\d{1,9})"|<p id="p(\d{1,9})"><small>/g;

function quotedParagraphs(html: string): ReadonlySet<number> {
  return new Set([...html.matchAll(SET_APART)].map(([, quote, note]) => Number(quote ?? note) - 1));
}

const SECTION_OR_BLOCK = /<section id="([^"]{1,100})">|<(?:h3|h4|p)\b[^<>]{0,200}>(<small>)?/g;

/** The blocks of an act's text are the paragraphs of its plain text, in order. */
function ofAct({ html, plain, sections }: StoredText): ReadParagraphs {
  const blocks: { readonly anchor: string; readonly isNote: boolean }[] = [];
  let anchor = '';
  for (const [, section, note] of html.matchAll(SECTION_OR_BLOCK)) {
    if (section === undefined) blocks.push({ anchor, isNote: note !== undefined });
    else anchor = section;
  }
  let start = 0;
  /** The section whose text is over: what follows are amendments of States. */
  let ended = '';
  const paragraphs = plain.split('\n\n').map((text, index): ReadParagraph => {
    const begin = start;
    start += text.length + GAP;
    const { anchor: own = '', isNote = false } = blocks[index] ?? {};
    if (opensStateAmendments(text)) ended = own;
    const isOwnText = !isNote && (own === '' || own !== ended);
    return {
      anchor: own,
      label: isOwnText ? (sections.get(own) ?? '') : '',
      start: begin,
      end: begin + text.length,
      part: 'judgment',
      opinion: 0,
      isQuoted: !isOwnText,
    };
  });
  return { paragraphs, opinions: [NO_OPINION] };
}
