import { useEffect, useReducer, type RefObject } from 'react';
import { readFacts, watchShift, type Facts } from './measure-stage.js';

/** What the sample page says about an event of the widget. */
interface StageMessage {
  readonly headnoteStage: 'ready' | 'error' | 'open' | 'select' | 'submit';
  readonly detail: { readonly code?: string };
  /** Milliseconds since the start of the sample page. */
  readonly at: number;
  /** What scripts of the sample page have stored. */
  readonly stored: { readonly keys: number; readonly cookies: number };
}

/** What the stage knows about the widget that it shows. */
export interface StageState {
  readonly phase: 'loading' | 'ready' | 'error';
  /** Code of the widget's error. */
  readonly code?: string;
  readonly facts?: Facts;
  readonly readyMs?: number;
  readonly shift?: number;
  readonly stored?: StageMessage['stored'];
  /** The last event that a visitor caused. */
  readonly event?: string;
}

const start: StageState = { phase: 'loading' };

const change = (state: StageState, next: Partial<StageState> | undefined): StageState =>
  next ? { ...state, ...next } : start;

/**
 * Listens to the sample page in a frame and measures it when its widget is ready. The frame is of this origin, and messages
 * from other windows do not count. `address` starts anew.
 */
export function useStage(frame: RefObject<HTMLIFrameElement | null>, address: string, tag: string): StageState {
  const [state, update] = useReducer(change, start);
  useEffect(() => {
    update(undefined);
    let stop: (() => void) | undefined;
    const hear = ({ source, origin, data }: MessageEvent<StageMessage>): void => {
      const page = frame.current?.contentWindow;
      if (!page || source !== page || origin !== window.location.origin) return;
      const { headnoteStage: event, detail, at: readyMs, stored } = data;
      if (event === 'error') update({ phase: 'error', code: detail.code ?? '' });
      else if (event !== 'ready') update({ event });
      else {
        // The list is in the page now, but not drawn: heights count after the next frame.
        page.requestAnimationFrame(() => update({ phase: 'ready', facts: readFacts(page, tag), readyMs, stored }));
        stop ??= watchShift(page, (shift) => update({ shift }));
      }
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      stop?.();
    };
  }, [frame, address, tag]);
  return state;
}
