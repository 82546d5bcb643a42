import type { EmbedLatest } from '@headnote/core/embed';
import { commonOptions, mirrorAttributes } from '../element/options.js';
import { WidgetElement } from '../element/widget-element.js';
import { ErrorNotice } from '../notices/ErrorNotice.js';
import { loadFromEmbed } from './embed-source.js';
import { createLatestMachine } from './latest-machine.js';
import css from './latest-cases.css?inline';
import { LatestView } from './LatestView.js';
import { latestCasesMessages } from './messages.js';
import { DEFAULT_LIMIT, MAX_LIMIT, type Court } from './types.js';

const widget = 'latest-cases';

const options = {
  ...commonOptions,
  /** The tab that is open first. */
  court: ['sc', 'hc'],
  /** Lines of a list. */
  limit: [DEFAULT_LIMIT, 1, MAX_LIMIT],
  /** `none` shows the first court alone. */
  tabs: ['both', 'none'],
} as const;

/**
 * `<headnote-latest-cases>`: the newest cases of the library on any page.
 *
 * Attributes, each also a property: `court`, `limit`, `tabs`, `theme`, `heading-level`, `link-target`, `consent`,
 * `min-block`. Events: `headnote-ready`, `headnote-error`, `headnote-select`, `headnote-open`.
 * Children are shown until the list is, and where it cannot be.
 */
export class HeadnoteLatestCases extends WidgetElement<typeof options, Court, EmbedLatest> {
  static readonly observedAttributes = Object.keys(options);

  declare court: Court;
  declare limit: number;
  declare tabs: 'both' | 'none';
  declare theme: 'auto' | 'light' | 'dark';
  declare headingLevel: number;
  declare linkTarget: '_self' | '_blank' | '_top';
  declare consent: 'none' | 'required';
  /** Height in px kept free; 0 where the list's own height is enough. */
  declare minBlock: number;

  constructor() {
    super({
      widget,
      options,
      css,
      keys: ['court', 'limit'],
      machine: ({ court, limit }) => createLatestMachine({ court, limit, load: loadFromEmbed }),
      ready: ({ court, total, sample }) => ({ widget, court, total, sample }),
      view: ({
        options: { limit, tabs, 'heading-level': headingLevel, 'link-target': linkTarget },
        machine,
        shown,
        send,
      }) => (
        <LatestView
          {...{ machine, limit, tabs, headingLevel, linkTarget, shown }}
          state={machine.getSnapshot()}
          labels={latestCasesMessages}
          idBase={widget}
          frame="card"
          problem={<ErrorNotice text={latestCasesMessages.error} onRetry={machine.retry} />}
          onSelect={({ item: { href, citation }, title, court, event }) => {
            if (!send('headnote-select', { widget, court, title, href, citation })) event.preventDefault();
          }}
          onOpen={(href, event) => {
            if (!send('headnote-open', { widget, href })) event.preventDefault();
          }}
        />
      ),
    });
  }
}

mirrorAttributes(HeadnoteLatestCases.prototype, options);

declare global {
  interface HTMLElementTagNameMap {
    'headnote-latest-cases': HeadnoteLatestCases;
  }
}
