import type { ReactNode } from 'react';
import { box } from '../parts/box.js';
import type { Phase } from '../parts/load-machine.js';

interface StatePanelProps {
  readonly phase: Phase;
  /** The skeleton. It reserves the height of the content until there is some. */
  readonly loading: ReactNode;
  readonly empty: string;
  /** The error with its button. */
  readonly error: ReactNode;
  /** Drawn in the phase `content` only. */
  readonly children: ReactNode;
}

/** The four states of a list: loading, content, empty, error. */
export function StatePanel({ phase, loading, empty, error, children }: StatePanelProps) {
  return (
    <div {...box('stack')} data-state={phase}>
      <div className="hnw-skeleton" aria-hidden="true">
        {loading}
      </div>
      {{ loading: null, content: children, empty: <p {...box('empty')}>{empty}</p>, error }[phase]}
    </div>
  );
}
