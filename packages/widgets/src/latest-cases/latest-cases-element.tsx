import { mirrorAttributes } from '../element/options.js';
import { loadOutcome } from '../element/outcome.js';
import { WidgetElement } from '../element/widget-element.js';
import css from '../list/list.css?inline';
import { ErrorNotice } from '../notices/ErrorNotice.js';
import { loadFromEmbed } from './embed-source.js';
import { createLatestMachine } from './latest-machine.js';
import { LatestView } from './LatestView.js';
import { latestCasesMessages } from './messages.js';
import { latestCasesOptions as options } from './options.js';
import { createTickerMachine } from './ticker-machine.js';
import type { Court, LatestMachine } from './types.js';

const widget = 'latest-cases';

/**
 * `<headnote-latest-cases>`: the newest cases of the library on any page.
 *
 * Attributes, each also a property: `court`, `limit`, `tabs`, `mode`, `theme`, `heading-level`, `link-target`,
 * `consent`, `min-block`. Events: `headnote-ready`, `headnote-error`, `headnote-select`, `headnote-open`.
 * Its children are shown until the list is, and when it cannot be shown.
 */
export class HeadnoteLatestCases extends WidgetElement<typeof options, LatestMachine> {
  static readonly observedAttributes = mirrorAttributes(this.prototype, options);

  declare court: Court;
  declare limit: number;
  declare tabs: 'both' | 'none';
  declare mode: 'list' | 'ticker';
  declare theme: 'auto' | 'light' | 'dark';
  declare headingLevel: number;
  declare linkTarget: '_self' | '_blank' | '_top';
  declare consent: 'none' | 'required';
  /** Height in px that is reserved from the start; default 0. */
  declare minBlock: number;

  constructor() {
    super({
      widget,
      options,
      css,
      keys: ['court', 'limit', 'mode'],
      machine: ({ court, limit, mode }) => {
        const list = createLatestMachine({ court, limit, load: loadFromEmbed });
        return mode === 'ticker' ? createTickerMachine(list, limit) : list;
      },
      outcome: loadOutcome(({ court, total, sample }) => ({ court, total, sample })),
      view: ({ options: values, machine, state, shown, send }) => (
        <LatestView
          {...values}
          {...{ machine, state, shown }}
          labels={latestCasesMessages}
          idBase={widget}
          frame="card"
          error={<ErrorNotice text={latestCasesMessages.error} onRetry={machine.retry} />}
          onSelect={({ item: { href, citation }, title, court, event }) =>
            send('headnote-select', { court, title, href, citation }, event)
          }
          onOpen={(href, event) => send('headnote-open', { href }, event)}
        />
      ),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'headnote-latest-cases': HeadnoteLatestCases;
  }
}
