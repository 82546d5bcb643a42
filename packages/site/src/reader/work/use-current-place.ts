import { useEffect, useState, type RefObject } from 'react';
import { focusTarget } from '../jump/jump-to.js';
import { numberOfParagraph } from '../../document/printed-numbers.js';
import type { DocumentPlace, ReaderDocument } from './reader-document.js';

/** Anchors of the blocks that have tools: `p12` in a judgment, a section in an act. */
const ANCHOR = { judgment: /^p\d+$/, act: /^(?:s\w|doc-section-\d)/ } as const;

/** The anchors of a text. An act that came without sections has paragraphs. */
function anchorsOf(root: Element, kind: ReaderDocument['kind']): RegExp {
  const hasSections = kind === 'act' && root.querySelector('[id^="s"], [id^="doc-section-"]') !== null;
  return hasSections ? ANCHOR.act : ANCHOR.judgment;
}

/** Part of the screen under the bars: what is above it has been read. */
const TOP = 0.2;

export interface CurrentPlace {
  /** Where the pointer, the focus or a tap was last; undefined before the first. */
  readonly place: DocumentPlace | undefined;
  /** Goes to the next or the previous paragraph, and puts the focus there. */
  readonly step: (by: 1 | -1) => void;
  /** The place that the reader has in front of them, also when nothing in the text was touched. */
  readonly here: () => DocumentPlace | undefined;
}

/** Follows the paragraph that a member is at: under the pointer, tapped, or focused. */
export function useCurrentPlace(
  text: RefObject<HTMLDivElement | null>,
  { kind, html }: Pick<ReaderDocument, 'kind'> & { readonly html: string },
): CurrentPlace {
  const [place, setPlace] = useState<DocumentPlace>();

  useEffect(() => {
    const root = text.current;
    if (!root) return;
    const go = (target: EventTarget | null) => {
      const block = blockAround(target, root, kind);
      if (!block) return;
      setPlace((before) => (before?.anchor === block.id ? before : placeOf(root, block, kind)));
    };
    const follow = ({ target }: Event) => go(target);
    // Where a jump led.
    const followJump = () => go(document.getElementById(decodeURIComponent(window.location.hash.slice(1))));
    const names = ['pointerover', 'focusin', 'click'] as const;
    for (const name of names) root.addEventListener(name, follow, { passive: true });
    window.addEventListener('hashchange', followJump);
    return () => {
      for (const name of names) root.removeEventListener(name, follow);
      window.removeEventListener('hashchange', followJump);
    };
  }, [text, kind, html]);

  const here = (): DocumentPlace | undefined => {
    const root = text.current;
    const block = root && firstInView(root, kind);
    return place ?? (block ? placeOf(root, block, kind) : undefined);
  };

  const step = (by: 1 | -1): void => {
    const root = text.current;
    if (!root) return;
    const all = blocksOf(root, kind);
    const from = all.findIndex(({ id }) => id === place?.anchor);
    const next = from < 0 ? firstInView(root, kind) : all[from + by];
    if (!next) return;
    setPlace(placeOf(root, next, kind));
    next.scrollIntoView({ block: 'center' });
    focusTarget(next.id);
  };
  return { place, step, here };
}

/** The blocks with tools, in the order of the text. */
export function blocksOf(root: Element, kind: ReaderDocument['kind']): HTMLElement[] {
  const anchors = anchorsOf(root, kind);
  return [...root.querySelectorAll<HTMLElement>('[id]')].filter(({ id }) => anchors.test(id));
}

function placeOf(root: Element, block: HTMLElement, kind: ReaderDocument['kind']): DocumentPlace {
  const label = kind === 'act' ? sectionNumber(block) : numberOfParagraph(root, block.id);
  return { anchor: block.id, label: label ?? '' };
}

const sectionNumber = (block: Element): string =>
  (block.querySelector('.hn-document__number')?.textContent ?? '').replaceAll(/[^\p{L}\p{N}-]/gu, '');

function blockAround(target: EventTarget | null, root: Element, kind: ReaderDocument['kind']): HTMLElement | undefined {
  if (!(target instanceof Element) || !root.contains(target)) return undefined;
  const anchors = anchorsOf(root, kind);
  let block = target.closest<HTMLElement>('[id]');
  while (block && block !== root && !anchors.test(block.id))
    block = block.parentElement?.closest<HTMLElement>('[id]') ?? null;
  return block && block !== root && root.contains(block) ? block : undefined;
}

function firstInView(root: Element, kind: ReaderDocument['kind']): HTMLElement | undefined {
  const top = window.innerHeight * TOP;
  return blocksOf(root, kind).find((block) => block.getBoundingClientRect().bottom > top);
}
