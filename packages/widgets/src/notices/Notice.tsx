import type { MouseEvent } from 'react';
import { box } from '../parts/box.js';

interface NoticeProps {
  /** Part name of the block. */
  readonly name: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: (event: MouseEvent<HTMLElement>) => void;
}

/** A sentence with one button: an error, or the consent question. */
export function Notice({ name, text, action, onAction }: NoticeProps) {
  return (
    <div {...box(name)}>
      <p>{text}</p>
      <button {...box('button')} type="button" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
