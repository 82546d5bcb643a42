import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNotify } from '../../shell/notices/use-notify.js';
import { messages } from '../work/messages.js';
import { elementAt } from '../work/reader-document.js';

/** Reading aloud by the browser's own voice. */
export interface Speech {
  /** False in a browser without a voice. */
  readonly isPossible: boolean;
  readonly state: 'silent' | 'speaking' | 'paused';
  /** Reads from a paragraph, or from the beginning, to the end of the text. */
  readonly start: (anchor?: string) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

const SPOKEN = 'p, li, h2, h3, h4, h5, h6, td, th';
const CURRENT = 'site-spoken';
/** A device with a voice begins within a second; one without says nothing at all in some browsers. */
const NO_VOICE_AFTER_MS = 4000;
/** Errors of a reading that was ended by the reader or by another reading. */
const ENDED: readonly string[] = ['interrupted', 'canceled'];

/** Reads the text aloud, one paragraph after the other, and marks the one that is read. Leaving the document ends it. */
export function useSpeech(text: RefObject<HTMLDivElement | null>): Speech {
  const [state, setState] = useState<Speech['state']>('silent');
  /** Grows with each start and stop: an older reading says no more. */
  const turn = useRef(0);
  const notify = useNotify();
  const voice = typeof window === 'undefined' ? undefined : window.speechSynthesis;
  const isPossible = voice !== undefined && typeof SpeechSynthesisUtterance === 'function';

  const stop = () => {
    turn.current += 1;
    voice?.cancel();
    text.current?.querySelector(`.${CURRENT}`)?.classList.remove(CURRENT);
    setState('silent');
  };

  useEffect(
    () => () => {
      turn.current += 1;
      voice?.cancel();
    },
    [voice],
  );

  const start = (anchor = '') => {
    const root = text.current;
    if (!root || !voice || !isPossible) return;
    stop();
    const mine = turn.current;
    const fail = () => {
      if (mine !== turn.current) return;
      stop();
      notify({ type: 'ERROR', title: messages.readAloud, text: messages.noVoice });
    };
    const silence = setTimeout(fail, NO_VOICE_AFTER_MS);
    const blocks = spokenBlocks(root);
    const first = anchor === '' ? undefined : elementAt(root, anchor);
    const from = first ? blocks.findIndex((block) => first === block || first.contains(block)) : 0;
    setState('speaking');
    const stopMine = () => {
      if (mine === turn.current) stop();
    };
    const say = (index: number): void => {
      if (mine !== turn.current) return;
      const block = blocks[index];
      if (!block) return stop();
      mark(root, block);
      const words = new SpeechSynthesisUtterance(spokenWords(block));
      words.lang = block.closest('[lang]')?.getAttribute('lang') ?? 'en-IN';
      words.addEventListener('end', () => say(index + 1));
      words.addEventListener('start', () => clearTimeout(silence));
      words.addEventListener('error', ({ error }) => {
        if (ENDED.includes(error)) stopMine();
        else fail();
      });
      voice.speak(words);
    };
    say(Math.max(0, from));
  };
  return {
    isPossible,
    state,
    start,
    stop,
    pause() {
      voice?.pause();
      setState('paused');
    },
    resume() {
      voice?.resume();
      setState('speaking');
    },
  };
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
  root.querySelector(`.${CURRENT}`)?.classList.remove(CURRENT);
  block.classList.add(CURRENT);
  const { top, bottom } = block.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) block.scrollIntoView({ block: 'center' });
}
