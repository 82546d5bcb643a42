import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNotify } from '../../notices/use-notify.js';
import { messages } from '../work/messages.js';
import type { Speech } from './speech.js';
import { unmark } from './unmark.js';

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
    unmark(text.current);
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
    const isMine = () => mine === turn.current;
    const onFail = () => {
      if (!isMine()) return;
      stop();
      notify({ type: 'ERROR', title: messages.readAloud, text: messages.noVoice });
    };
    setState('speaking');
    import('./SpeechPanel.js')
      .then(({ speakText }) => speakText(root, anchor, { voice, isMine, onEnd: stop, onFail }))
      .catch(onFail);
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
