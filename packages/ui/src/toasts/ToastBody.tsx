import { circleCheckIcon, circleCrossIcon, circleInfoIcon, Icon, triangleIcon } from '../icon/index.js';
import { useLabels } from '../labels/index.js';
import type { Notice } from './toast-message.js';
import { ToastText } from './ToastText.js';
import { useToastEvents } from './use-toast-events.js';

const icons = { SUCCESS: circleCheckIcon, ERROR: circleCrossIcon, WARNING: triangleIcon, INFO: circleInfoIcon };

export interface ToastBodyProps {
  /** Id of the element around it. */
  id: string;
  notice: Notice;
  /** How many times the message was shown. */
  count: number;
  close: () => void;
}

/** The content of a toast, without its close button and its time bar. */
export function ToastBody({ id, notice: { type, title, text, isHtml }, count, close }: ToastBodyProps) {
  const labels = useLabels();
  useToastEvents(id, close);
  return (
    <>
      <Icon shape={icons[type]} size={18} className="hn-toast__icon" />
      <div className="hn-toast__words">
        {title && <p className="hn-toast__title">{title}</p>}
        {text && <ToastText text={text} isHtml={isHtml} />}
      </div>
      {count > 1 && (
        <span className="hn-toast__count">
          <span aria-hidden="true">{count}</span>
          <span className="hn-visually-hidden">{labels.repeated(count)}</span>
        </span>
      )}
    </>
  );
}
