import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { circleExclamationIcon, Icon } from '../icon/index.js';
import { errorIdOf, type FieldState } from './use-field.js';

/** Line under a field: its error, otherwise its hint. The error is rendered inside the configured parent, if any. */
export function FieldLine({ field, hint }: { field: FieldState; hint?: ReactNode }) {
  const { lineId, error, errorParent } = field;
  const line = useRef<HTMLDivElement>(null);
  const [parent, setParent] = useState<Element | null>(null);
  useEffect(() => setParent((errorParent && line.current?.closest(errorParent)) || null), [errorParent]);
  const words = error && (
    <span className="hn-field__error">
      <Icon shape={circleExclamationIcon} size={15} />
      <span id={errorIdOf(lineId)}>{error}</span>
    </span>
  );
  return (
    <>
      <div className="hn-field__line" id={lineId} ref={line} aria-live="polite">
        {(!parent && words) || (hint && <span className="hn-field__hint">{hint}</span>)}
      </div>
      {parent && words && createPortal(<div className="hn-field__line">{words}</div>, parent)}
    </>
  );
}
