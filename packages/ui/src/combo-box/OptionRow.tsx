import { memo, type ReactNode } from 'react';
import { checkIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { typedRuns } from '../internal/typed-runs.js';

export interface OptionRowProps {
  id: string;
  index: number;
  count: number;
  words: string;
  note: ReactNode;
  /** Typed text, to mark in the option. */
  typed: string;
  isActive: boolean;
  isSelected: boolean;
  isDisabled: boolean;
  measure: ((row: Element | null) => void) | undefined;
  onPoint: (index: number) => void;
  onPick: (index: number) => void;
}

/** One option of the list below a field. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { id, index, count, words, note, typed, isActive, isSelected, isDisabled, measure } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the field has focus and keys
    <div
      ref={measure}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a select is not allowed here
      role="option"
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-selected={isSelected}
      aria-disabled={isDisabled || undefined}
      className={cx('hn-option', isActive && 'hn-option--active')}
      onPointerMove={() => props.onPoint(index)}
      onClick={() => props.onPick(index)}
    >
      <span className="hn-option__words">
        {typedRuns(words, typed).map(({ text, isTyped }, at) => (isTyped ? <b key={at}>{text}</b> : text))}
        {note && <span className="hn-option__note">{note}</span>}
      </span>
      {isSelected && <Icon shape={checkIcon} />}
    </div>
  );
});
