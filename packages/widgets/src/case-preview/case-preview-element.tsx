import { mirrorAttributes } from '../element/options.js';
import type { Outcome } from '../element/outcome.js';
import { WidgetElement } from '../element/widget-element.js';
import { ErrorNotice } from '../notices/ErrorNotice.js';
import { CasePreviewView } from './CasePreviewView.js';
import { loadFromEmbed } from './embed-source.js';
import { errorText } from './error-text.js';
import { caseHeadMessages, casePreviewMessages } from './messages.js';
import { casePreviewOptions as options } from './options.js';
import css from './preview.css?inline';
import { createPreviewMachine } from './preview-machine.js';
import type { PreviewMachine, PreviewState } from './types.js';

const widget = 'case-preview';
const labels = { ...casePreviewMessages, ...caseHeadMessages };

/**
 * `<headnote-case-preview>`: what a visitor may read of one case, on any page.
 *
 * Attributes, each also a property: `citation`, `case-id`, `display`, `label`, `theme`, `heading-level`, `link-target`,
 * `consent`, `min-block`. Events: `headnote-ready`, `headnote-error`, `headnote-select`, `headnote-open`.
 * Its children are shown until the preview is, and when it cannot be shown.
 */
export class HeadnoteCasePreview extends WidgetElement<typeof options, PreviewMachine> {
  static readonly observedAttributes = mirrorAttributes(this.prototype, options);

  /** Any citation of the case, as printed. */
  declare citation: string;
  /** Id of the case in the library. */
  declare caseId: string;
  declare display: 'inline' | 'dialog';
  /** Text of the button. */
  declare label: string;
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
      keys: ['citation', 'caseId', 'display'],
      machine: ({ citation, caseId, display }) =>
        createPreviewMachine({ citation, id: caseId, isDialog: display === 'dialog', load: loadFromEmbed }),
      outcome,
      view: ({ options: values, machine, state, shown, send }) => (
        <CasePreviewView
          {...values}
          {...{ machine, state, shown, labels }}
          label={values.label || (values.citation && labels.openDialog(values.citation))}
          idBase={widget}
          error={<ErrorNotice text={errorText(state.error, labels)} onRetry={machine.retry} />}
          onSelect={({ item: { href, title, citation }, event }) =>
            send('headnote-select', { href, title, citation }, event)
          }
          onOpen={(href, event) => send('headnote-open', { href }, event)}
        />
      ),
    });
  }
}

/** A case is told as ready; a citation that leads to none as an error of the page, or as `not found`. */
function outcome({ phase, data, error }: PreviewState): Outcome {
  if (phase === 'error') return { of: error, error };
  if (!data) return {};
  const { case: found, state, asked } = data;
  if (found) {
    const title = [found.appellant, found.respondent].filter(Boolean).join(` ${labels.versus} `);
    return { of: data, ready: { title, citation: found.citation, href: found.href } };
  }
  const facts = state === 'not-held' ? { code: 'http', status: 404 } : { code: 'config' };
  return { of: data, error: Object.assign(new Error(`${state}: ${asked}`), facts) };
}

declare global {
  interface HTMLElementTagNameMap {
    'headnote-case-preview': HeadnoteCasePreview;
  }
}
