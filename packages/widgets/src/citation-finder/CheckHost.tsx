import type { RefCallback } from 'react';
import { box } from '../parts/box.js';
import { CHECK_TAG, loadCheck } from './check-loader.js';
import { citationFinderMessages as labels } from './messages.js';

/** Attributes that the check has in common with the finder. */
export interface CheckHostProps {
  readonly theme: string;
  readonly linkTarget: string;
  readonly headingLevel: number;
  /** Ref of the outermost element. */
  readonly shown: RefCallback<HTMLElement>;
  /** Returns to the field. */
  readonly onClose: () => void;
}

/** The check of a brief in place of the field. Its code is fetched now; an error can be retried. */
export function CheckHost({ shown, onClose, ...values }: CheckHostProps) {
  return (
    <div className="hnw-root" part="root" lang="en" ref={shown}>
      <div ref={(host: HTMLElement | null) => fill(host, values)} />
      <p className="hnw-back-line">
        <button {...box('check')} type="button" onClick={onClose}>
          {labels.back}
        </button>
      </p>
    </div>
  );
}

type Values = Omit<CheckHostProps, 'shown' | 'onClose'>;

/** Puts the element of the check into its place once, because the code that defines it arrives later. */
function fill(host: HTMLElement | null, values: Values): void {
  if (!host || host.firstChild) return;
  const element = document.createElement(CHECK_TAG);
  for (const [name, value] of Object.entries(values)) {
    element.setAttribute(name.replace(/[A-Z]/g, '-$&').toLowerCase(), `${value}`);
  }
  const waiting = document.createElement('p');
  waiting.className = 'hnw-card hnw-back-line';
  waiting.setAttribute('role', 'status');
  waiting.textContent = labels.loading;
  // The text is the fallback of the check until its view is drawn.
  element.append(waiting);
  host.append(element);
  loadCheck().catch(() => {
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.className = 'hnw-button';
    retry.textContent = labels.retry;
    retry.onclick = () => {
      element.remove();
      fill(host, values);
    };
    waiting.replaceChildren(labels.checkFailed, document.createElement('br'), retry);
  });
}
