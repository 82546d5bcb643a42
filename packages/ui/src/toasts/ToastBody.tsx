import { TOAST_EXTENDED_MS, TOAST_MS, type ToastType } from '@headnote/core/machines';
import { useEffect, useRef } from 'react';
import { toast } from 'react-toastify/unstyled';
import { circleCheckIcon, circleCrossIcon, circleInfoIcon, Icon, triangleIcon } from '../icon/index.js';
import { useLabels } from '../labels/index.js';
import { useToastCount } from './toast-counts.js';

const icons = { SUCCESS: circleCheckIcon, ERROR: circleCrossIcon, WARNING: triangleIcon, INFO: circleInfoIcon };

export interface ToastBodyProps {
  id: string;
  title: string;
  text: string;
  type: ToastType;
}

/** What stands in a toast. Stops its time while pointer or focus is on it, and gives it one more second afterwards. */
export function ToastBody({ id, title, text, type }: ToastBodyProps) {
  const labels = useLabels();
  const count = useToastCount(id);
  const bodyRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = bodyRef.current?.closest<HTMLElement>('.Toastify__toast');
    if (box) return holdWhileVisited(box, id);
  }, [id]);
  useEffect(() => {
    if (count > 1) toast.update(id, { autoClose: TOAST_MS });
  }, [id, count]);
  return (
    <div className="hn-toast" ref={bodyRef}>
      <Icon shape={icons[type]} size={18} className="hn-toast__icon" />
      <div className="hn-toast__words">
        {title && <p className="hn-toast__title">{title}</p>}
        {text && <p className="hn-toast__text">{text}</p>}
      </div>
      {count > 1 && (
        <span className="hn-toast__count">
          <span aria-hidden="true">{count}</span>
          <span className="hn-visually-hidden">{labels.repeated(count)}</span>
        </span>
      )}
    </div>
  );
}

function holdWhileVisited(box: HTMLElement, id: string): () => void {
  const isVisited = () => box.matches(':hover') || box.contains(document.activeElement);
  const hold = () => toast.pause({ id });
  const release = (event: MouseEvent | FocusEvent) => {
    const isStillInside = event instanceof FocusEvent && box.contains(event.relatedTarget as Node | null);
    if (isStillInside || (event instanceof FocusEvent ? box.matches(':hover') : isVisited())) return;
    toast.update(id, { autoClose: TOAST_EXTENDED_MS });
    toast.play({ id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') toast.dismiss(id);
  };
  box.addEventListener('mouseenter', hold);
  box.addEventListener('focusin', hold);
  box.addEventListener('mouseleave', release);
  box.addEventListener('focusout', release);
  box.addEventListener('keydown', onKeyDown);
  return () => {
    box.removeEventListener('mouseenter', hold);
    box.removeEventListener('focusin', hold);
    box.removeEventListener('mouseleave', release);
    box.removeEventListener('focusout', release);
    box.removeEventListener('keydown', onKeyDown);
  };
}
