import type { MouseEvent } from 'react';
import { box } from './box.js';

interface NoticeProps {
  /** Part name of the block. */
  readonly name: string;
  readonly text: string;
  /** Text of the button; without it there is none. */
  readonly action?: string | undefined;
  readonly onAction?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** A sentence with a button: an empty list, an error, the question before anything is loaded. */
export function Notice({ name, text, action, onAction }: NoticeProps) {
  return (
    <div {...box(name)}>
      <p>{text}</p>
      {action && (
        <button {...box('button')} type="button" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}
