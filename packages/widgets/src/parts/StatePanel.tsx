import type { ReactNode } from 'react';
import { box } from './box.js';
import type { Phase } from './load-machine.js';

interface StatePanelProps {
  readonly phase: Phase;
  /** The skeleton: it keeps the room of the content in every state, so that nothing on the page moves. */
  readonly bones: ReactNode;
  readonly empty: string;
  /** The error with its button. */
  readonly problem: ReactNode;
  /** Drawn in `content` alone. */
  readonly children: ReactNode;
}

/** The four states of a list: loading, content, empty, error. */
export function StatePanel({ phase, bones, empty, problem, children }: StatePanelProps) {
  return (
    <div {...box('stack')} data-state={phase}>
      <div className="hnw-bones" aria-hidden="true">
        {bones}
      </div>
      {phase === 'content' && children}
      {phase === 'empty' && <p {...box('empty')}>{empty}</p>}
      {phase === 'error' && problem}
    </div>
  );
}
