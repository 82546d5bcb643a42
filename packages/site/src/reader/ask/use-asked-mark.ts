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
    const marks = [...block.querySelectorAll<HTMLElement>('.site-asked')];
    const stopBar = drawBar(block, marks);
    marks[0]?.scrollIntoView({ block: 'center' });
    return () => {
      stopBar();
      undo();
    };
  }, [documentId, text, html, chosen]);
}

/** Draws a bar on the margin rule next to the lines of the marks, also after the lines break elsewhere. Returns its end. */
function drawBar(block: HTMLElement, marks: readonly HTMLElement[]): () => void {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return () => undefined;
  first.classList.add('site-asked--first');
  const measure = () => {
    const top = first.getClientRects()[0]?.top ?? 0;
    const bottom = [...last.getClientRects()].at(-1)?.bottom ?? 0;
    first.style.setProperty('--site-asked-size', `${Math.round(bottom - top)}px`);
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(block);
  return () => observer.disconnect();
}

/** The paragraph with an anchor, or around the printed number that has it; a section of an act. */
function blockAt(root: HTMLElement, anchor: string): HTMLElement | undefined {
  const target = anchor === '' ? null : elementAt(root, anchor);
  return target?.closest<HTMLElement>('p, li, h2, h3, h4, td, section') ?? undefined;
}
