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
  /** The code of the check could not be fetched. The reader sees that, and can try again. */
  readonly onError: (error: Error) => void;
}

/** The check of a brief in place of the field. Its code is fetched now; an error can be retried. */
export function CheckHost({ shown, onClose, onError, ...values }: CheckHostProps) {
  return (
    <div className="hnw-root" part="root" lang="en" ref={shown}>
      {/* Above the check: what arrives below it moves nothing. */}
      <p className="hnw-back-line">
        <button {...box('check')} type="button" onClick={onClose}>
          {labels.back}
        </button>
      </p>
      <div ref={(host: HTMLElement | null) => fill(host, values, onError)} />
    </div>
  );
}

type Values = Omit<CheckHostProps, 'shown' | 'onClose' | 'onError'>;

/** Puts the element of the check into its place once, because the code that defines it arrives later. */
function fill(host: HTMLElement | null, values: Values, onError: CheckHostProps['onError']): void {
  if (!host || host.firstChild) return;
  const element = document.createElement(CHECK_TAG);
  for (const [name, value] of Object.entries(values)) {
    element.setAttribute(name.replace(/[A-Z]/g, '-$&').toLowerCase(), `${value}`);
  }
  const waiting = document.createElement('p');
  waiting.className = 'hnw-card hnw-back-line';
  waiting.setAttribute('role', 'status');
  waiting.tabIndex = -1;
  // The text is the fallback of the check until its view is drawn.
  element.append(waiting);
  host.append(element);
  const load = (): void => {
    waiting.textContent = labels.loading;
    loadCheck().catch((error: unknown) => {
      const retry = document.createElement('button');
      retry.type = 'button';
      retry.className = 'hnw-button';
      retry.textContent = labels.retry;
      retry.onclick = () => {
        // The button goes away. The focus stays in its place, and goes from there into the check.
        waiting.focus();
        load();
      };
      waiting.replaceChildren(labels.checkFailed, document.createElement('br'), retry);
      // The browser's own error has no code.
      onError(Object.assign(error as Error, { code: (error as { code?: string }).code ?? 'network' }));
    });
  };
  load();
}
