import { checkBrief, createBriefCheck, type CheckMachine, type CheckState } from '@headnote/core/brief-check';
import { mirrorAttributes } from '../element/options.js';
import type { Outcome } from '../element/outcome.js';
import { WidgetElement } from '../element/widget-element.js';
import css from './check.css?inline';
import { CheckView } from './CheckView.js';
import { checkWithEmbed } from './embed-source.js';
import { citationCheckMessages as labels } from './messages.js';
import { citationCheckOptions as options } from './options.js';
import { readFile } from './file-reader.js';

const widget = 'citation-check';

const shownDetail = { widget } as const;

function outcome({ phase, error }: CheckState): Outcome {
  return phase === 'failed' ? { of: error, error } : { of: shownDetail, ready: {} };
}

/**
 * `<headnote-citation-check>`: checks every citation of a text, a Word document or a PDF. The file stays in the browser;
 * only citations, the names beside them and the passages quoted near a citation are sent.
 *
 * Attributes, each also a property: `theme`, `heading-level`, `link-target`, `consent`, `min-block`. Events:
 * `headnote-ready`, `headnote-error`. Its children are shown until the check is.
 */
export class HeadnoteCitationCheck extends WidgetElement<typeof options, CheckMachine> {
  static readonly observedAttributes = mirrorAttributes(this.prototype, options);

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
      keys: [],
      machine: () => createBriefCheck({ source: checkWithEmbed, checkBrief, readFile, pastedName: labels.pasted }),
      outcome,
      view: ({ options: values, machine, state, shown }) => (
        <CheckView {...values} {...{ machine, state, labels, shown }} idBase={widget} />
      ),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'headnote-citation-check': HeadnoteCitationCheck;
  }
}
