import type { ReactNode } from 'react';
import { box } from './box.js';
import type { Phase } from './load-machine.js';
import { partMessages } from './messages.js';
import { Notice } from './Notice.js';

interface StatePanelProps {
  readonly phase: Phase;
  /** Texts of the two states without content. */
  readonly labels: { readonly empty: string; readonly error: string };
  /** The skeleton: it keeps the room of the content in every state, so that nothing on the page moves. */
  readonly bones: ReactNode;
  /** Drawn in `content` alone. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** The four states of a list: loading, content, empty, error with `Try again`. */
export function StatePanel({ phase, labels, bones, children, onRetry }: StatePanelProps) {
  return (
    <div {...box('stack')} data-state={phase}>
      <div className="hnw-bones" aria-hidden="true">
        {bones}
      </div>
      {phase === 'content' && children}
      {phase === 'empty' && <Notice name="empty" text={labels.empty} />}
      {phase === 'error' && (
        <Notice
          name="error"
          text={labels.error}
          action={partMessages.retry}
          onAction={(event) => {
            // The button goes away with the error; the focus stays in the widget.
            event.currentTarget.closest<HTMLElement>('.hnw-panel')?.focus();
            onRetry();
          }}
        />
      )}
    </div>
  );
}
