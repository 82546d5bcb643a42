import { useRef, useState, type KeyboardEvent } from 'react';
import { crossIcon, Icon } from '../icon/index.js';
import { useLabels } from '../labels/index.js';

export interface TokenListProps {
  /** Texts of the tokens. */
  words: readonly string[];
  isDisabled: boolean;
  onRemove: (at: number) => void;
  /** Called when the focus moves on to the field. */
  onLeave: () => void;
}

/** Tokens of a field: one tab stop, with arrow keys between them. */
export function TokenList({ words, isDisabled, onRemove, onLeave }: TokenListProps) {
  const labels = useLabels();
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  if (words.length === 0) return null;
  const stop = Math.min(current, words.length - 1);
  const goTo = (at: number) => {
    if (at >= words.length) onLeave();
    else ref.current?.children[Math.max(0, at)]?.querySelector('button')?.focus();
  };
  const remove = (at: number, next: number) => {
    // Moves the focus before its button disappears.
    if (words.length === 1) onLeave();
    else goTo(next);
    onRemove(at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => goTo(at - step),
      ArrowRight: () => goTo(at + step),
      Home: () => goTo(0),
      End: () => goTo(words.length - 1),
      Backspace: () => remove(at, at === 0 ? 1 : at - 1),
      Delete: () => remove(at, at + 1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  return (
    <ul ref={ref} className="hn-tokens" aria-label={labels.chosen}>
      {words.map((word, at) => (
        <li key={word} className="hn-token">
          <span>{word}</span>
          <button
            type="button"
            className="hn-token__remove"
            aria-label={labels.remove(word)}
            disabled={isDisabled}
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => setCurrent(at)}
            onKeyDown={(event) => onKeyDown(event, at)}
            onClick={() => remove(at, at + 1)}
          >
            <Icon shape={crossIcon} size={12} />
          </button>
        </li>
      ))}
    </ul>
  );
}
