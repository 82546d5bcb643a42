import type { Toast as ToastState, Toasts, ToastSettings } from '@headnote/core/machines';
import { useEffect, useRef } from 'react';
import { circleCheckIcon, circleCrossIcon, circleInfoIcon, crossIcon, Icon, triangleIcon } from '../icon/index.js';
import { useLabels } from '../labels/index.js';
import { holdWhileVisited } from './hold-while-visited.js';
import { ToastBar } from './ToastBar.js';
import { ToastText } from './ToastText.js';

const icons = { SUCCESS: circleCheckIcon, ERROR: circleCrossIcon, WARNING: triangleIcon, INFO: circleInfoIcon };

export interface ToastProps {
  toast: ToastState;
  queue: Toasts;
  settings: ToastSettings;
  sanitize: ((html: string) => string) | undefined;
}

/** One message of a queue. */
export function Toast({ toast, queue, settings, sanitize }: ToastProps) {
  const labels = useLabels();
  const boxRef = useRef<HTMLDivElement>(null);
  const { id, type, title, text, isHtml, role, count, phase } = toast;
  useEffect(() => {
    const box = boxRef.current;
    if (box) return holdWhileVisited(box, queue, id);
  }, [queue, id]);
  return (
    <div
      className={`hn-toast hn-toast--${type.toLowerCase()}`}
      role={role}
      data-toast={id}
      data-phase={phase}
      ref={boxRef}
    >
      <Icon shape={icons[type]} size={18} className="hn-toast__icon" />
      <div className="hn-toast__words">
        {title && <p className="hn-toast__title">{title}</p>}
        {text && <ToastText text={text} isHtml={isHtml} sanitize={sanitize} />}
      </div>
      {count > 1 && (
        <span className="hn-toast__count">
          <span aria-hidden="true">{count}</span>
          <span className="hn-visually-hidden">{labels.repeated(count)}</span>
        </span>
      )}
      {settings.closeButton && (
        <button type="button" className="hn-toast__close" aria-label={labels.close}>
          <Icon shape={crossIcon} size={14} />
        </button>
      )}
      {settings.progressBar && phase === 'shown' && <ToastBar key={count} toast={toast} />}
    </div>
  );
}
