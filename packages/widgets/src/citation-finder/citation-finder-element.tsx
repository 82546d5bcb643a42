import { mirrorAttributes } from '../element/options.js';
import type { Outcome } from '../element/outcome.js';
import { reportError } from '../element/report-error.js';
import { WidgetElement } from '../element/widget-element.js';
import { ErrorNotice } from '../notices/ErrorNotice.js';
import { CheckHost } from './CheckHost.js';
import { hasCheck } from './check-loader.js';
import { askEmbed } from './embed-source.js';
import css from './finder.css?inline';
import { createFinderMachine } from './finder-machine.js';
import { FinderView } from './FinderView.js';
import { citationFinderMessages as labels } from './messages.js';
import { citationFinderOptions as options } from './options.js';
import type { FinderMachine, FinderState } from './types.js';

const widget = 'citation-finder';

const shownDetail = { widget } as const;

/** The field is there from the start, so the page is told once; then of each error. */
function outcome({ phase, error }: FinderState): Outcome {
  return phase === 'error' ? { of: error, error } : { of: shownDetail, ready: {} };
}

/**
 * `<headnote-citation-finder>`: one field for any citation or names of parties, with the answers of the library.
 *
 * Attributes, each also a property: `mode`, `text`, `theme`, `heading-level`, `link-target`, `consent`, `min-block`.
 * Events: `headnote-ready`, `headnote-error`, `headnote-select`, `headnote-open` (the check of a brief). Its children are shown until the
 * field is.
 */
export class HeadnoteCitationFinder extends WidgetElement<typeof options, FinderMachine> {
  static readonly observedAttributes = mirrorAttributes(this.prototype, options);

  declare mode: 'find' | 'check' | 'none';
  declare text: string;
  declare theme: 'auto' | 'light' | 'dark';
  declare headingLevel: number;
  declare linkTarget: '_self' | '_blank' | '_top';
  declare consent: 'none' | 'required';
  /** Height in px that is reserved from the start; default 0. */
  declare minBlock: number;

  /** True from the reader's change of the mode until it is drawn: the button that the reader used is gone, so the focus moves. */
  #isAsked = false;

  constructor() {
    super({
      widget,
      options,
      css,
      keys: ['text'],
      machine: ({ text }) => createFinderMachine(askEmbed, text),
      outcome,
      view: ({ options: values, machine, state, shown, send }) => {
        const placed = (element: HTMLElement | null): void => {
          shown(element);
          if (!element || !this.#isAsked) return;
          this.#isAsked = false;
          this.focus();
        };
        return values.mode === 'check' ? (
          <CheckHost
            {...values}
            shown={placed}
            onClose={() => this.#go('find')}
            onError={(error) => reportError(this, widget, error)}
          />
        ) : (
          <FinderView
            {...{ state, machine, labels }}
            shown={placed}
            linkTarget={values.linkTarget}
            idBase={widget}
            error={<ErrorNotice text={errorText(state.error)} onRetry={machine.retry} />}
            onSelect={({ link: { title, citation, href }, event }) =>
              send('headnote-select', { title, citation, href }, event)
            }
            onCheck={
              values.mode === 'find' && hasCheck()
                ? () => {
                    if (send('headnote-open', { href: '' })) this.#go('check');
                  }
                : undefined
            }
          />
        );
      },
    });
  }

  #go(mode: 'find' | 'check'): void {
    this.#isAsked = true;
    this.mode = mode;
  }
}

/** A page that has asked too often is told so. */
export function errorText(error: unknown): string {
  return (error as { code?: string } | undefined)?.code === 'quota' ? labels.quota : labels.error;
}

declare global {
  interface HTMLElementTagNameMap {
    'headnote-citation-finder': HeadnoteCitationFinder;
  }
}
