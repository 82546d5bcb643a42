import { elementAt } from '../work/reader-document.js';
import { SPOKEN_NOW, unmark } from './unmark.js';

const SPOKEN = 'p, li, h2, h3, h4, h5, h6, td, th';
/** A device with a voice begins within a second; one without says nothing at all in some browsers. */
const NO_VOICE_AFTER_MS = 4000;
/** Errors of a reading that was ended by the reader or by another reading. */
const ENDED: readonly string[] = ['interrupted', 'canceled'];

/** Who reads, and what is told of it. */
export interface Speaker {
  readonly voice: SpeechSynthesis;
  /** False once another reading has begun, or this one was stopped. */
  readonly isMine: () => boolean;
  readonly onEnd: () => void;
  readonly onFail: () => void;
}

/** Reads a text aloud from an anchor, or from its beginning, one block after the other, and marks the one that is read. */
export function speakText(root: HTMLElement, anchor: string, { voice, isMine, onEnd, onFail }: Speaker): void {
  const blocks = spokenBlocks(root);
  const first = anchor === '' ? undefined : elementAt(root, anchor);
  const from = first ? blocks.findIndex((block) => first === block || first.contains(block)) : 0;
  const silence = setTimeout(onFail, NO_VOICE_AFTER_MS);
  const say = (index: number): void => {
    if (!isMine()) return;
    const block = blocks[index];
    if (!block) return onEnd();
    mark(root, block);
    const words = new SpeechSynthesisUtterance(spokenWords(block));
    words.lang = block.closest('[lang]')?.getAttribute('lang') ?? 'en-IN';
    words.addEventListener('start', () => clearTimeout(silence));
    words.addEventListener('end', () => say(index + 1));
    words.addEventListener('error', ({ error }) => {
      if (!ENDED.includes(error)) onFail();
      else if (isMine()) onEnd();
    });
    voice.speak(words);
  };
  say(Math.max(0, from));
}

/** The blocks with words of their own: not those that only contain other blocks. */
function spokenBlocks(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(SPOKEN)].filter(
    (block) => block.querySelector(SPOKEN) === null && (block.textContent ?? '').trim() !== '',
  );
}

/** The words without the numbers of pages, which would break a sentence. */
function spokenWords(block: HTMLElement): string {
  const copy = block.cloneNode(true) as HTMLElement;
  for (const page of copy.querySelectorAll('[id^="page-"], sup')) page.remove();
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

function mark(root: Element, block: HTMLElement): void {
  unmark(root);
  block.classList.add(SPOKEN_NOW);
  const { top, bottom } = block.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) block.scrollIntoView({ block: 'center' });
}
