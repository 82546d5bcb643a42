import { emit } from '../element/events.js';
import { mirrorAttributes } from '../element/options.js';
import { WidgetElement } from '../element/widget-element.js';
import { warn } from '../parts/warn.js';
import { elementSource } from './embed-source.js';
import css from './inquiry.css?inline';
import { createInquiryMachine } from './inquiry-machine.js';
import { InquiryView } from './InquiryView.js';
import { inquiryMessages } from './messages.js';
import { inquiryFormOptions } from './options.js';
import { subjectKeys, subjectOf } from './subject-of.js';
import type { InquiryMachine } from './types.js';

const widget = 'inquiry-form';

/**
 * `<headnote-inquiry-form>`: sends an inquiry to the library from any page.
 *
 * Attributes, each also a property: `subject`, `theme`, `heading-level`, `link-target`, `consent`, `min-block`. Events:
 * `headnote-ready`, `headnote-error`, `headnote-submit` (before a complete inquiry is sent; cancelable). No event
 * contains what the visitor typed. Its children are shown until the form is.
 */
export class HeadnoteInquiryForm extends WidgetElement<typeof inquiryFormOptions, InquiryMachine> {
  static readonly observedAttributes = mirrorAttributes(this.prototype, inquiryFormOptions);

  declare subject: string;
  declare theme: 'auto' | 'light' | 'dark';
  declare headingLevel: number;
  declare linkTarget: '_self' | '_blank' | '_top';
  declare consent: 'none' | 'required';
  /** Height in px that is reserved from the start; default 0. */
  declare minBlock: number;

  constructor() {
    // One machine for the element's whole life: what was typed survives a removal from the page.
    const machine = createInquiryMachine({
      source: elementSource,
      allow: () => emit(this, 'headnote-submit', { widget }),
    });
    super({
      widget,
      options: inquiryFormOptions,
      css,
      keys: ['subject'],
      machine({ subject }) {
        if (subject && !subjectOf(subject))
          warn(`${widget}: subject="${subject}" is none of ${subjectKeys.join(', ')}`);
        machine.preselect(subject);
        return machine;
      },
      outcome: ({ error }) => (error ? { of: error, error: toCode(error) } : { of: machine, ready: {} }),
      view: ({ options, state, shown }) => (
        <InquiryView
          {...{ state, machine, shown }}
          labels={inquiryMessages}
          idBase={widget}
          headingLevel={options.headingLevel}
          frame="card"
          markOn="submit"
        />
      ),
    });
  }
}

/** A refusal of the server as a code of the page's event. */
function toCode(error: unknown): unknown {
  const { code, status, requestId } = error as { code?: string; status?: number; requestId?: string };
  return { code: status === 429 ? 'quota' : code === 'refused' ? 'http' : code, status, requestId };
}

declare global {
  interface HTMLElementTagNameMap {
    'headnote-inquiry-form': HeadnoteInquiryForm;
  }
}
