import { placeInParagraph, type ChosenSentence } from '@headnote/core/assistant';
import { wrapPlaces } from '@headnote/core/content/browser';
import { useLayoutEffect, type RefObject } from 'react';
import { elementAt } from '../work/reader-document.js';

/** What is marked. */
interface MarkOptions {
  readonly documentId: string;
  readonly text: RefObject<HTMLDivElement | null>;
  readonly html: string;
  readonly chosen: ChosenSentence | undefined;
}

/**
 * Marks the chosen sentence in the text and scrolls to it. If its words are no longer there, it scrolls to the paragraph and marks
 * nothing.
 */
export function useAskedMark({ documentId, text, html, chosen }: MarkOptions): void {
  useLayoutEffect(() => {
    const root = text.current;
    if (!root || !chosen || chosen.group.documentId !== documentId) return;
    const { sentence } = chosen;
    const block = blockAt(root, sentence.paragraph);
    if (!block) return;
    const shown = block.textContent;
    const place = placeInParagraph(shown, sentence);
    if (!place) {
      block.scrollIntoView({ block: 'center' });
      return;
    }
    const words = { ...place, text: shown.slice(place.start, place.end) };
    const create = () => {
      const mark = document.createElement('span');
      mark.className = 'site-asked';
      return mark;
    };
    const { undo } = wrapPlaces(block, [words], create, { insideControls: true });
    block.classList.add('site-asked-block');
    block.querySelector('.site-asked')?.scrollIntoView({ block: 'center' });
    return () => {
      undo();
      block.classList.remove('site-asked-block');
    };
  }, [documentId, text, html, chosen]);
}

/** The paragraph with an anchor, or around the printed number that has it; a section of an act. */
function blockAt(root: HTMLElement, anchor: string): HTMLElement | undefined {
  const target = anchor === '' ? null : elementAt(root, anchor);
  return target?.closest<HTMLElement>('p, li, h2, h3, h4, td, section') ?? undefined;
}
