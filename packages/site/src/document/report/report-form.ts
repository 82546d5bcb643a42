import { CONTACT_TEXT_MAX } from '@headnote/core/contact';
import type { ErrorReport, Outcome } from '@headnote/core/contract';
import { atMost, createForm, email, required, type Validator } from '@headnote/core/validation';
import { notifyOutcome } from '../../data/notify-outcome.js';
import type { Notify } from '../../notices/use-notify.js';

/** A printed number, or a few words that say where. */
const PARAGRAPH_MAX = 100;

/** An address is checked only if the reader gives one. */
const emailIfAny: Validator = (value, prefix) => (value === '' ? '' : email()(value, prefix));

interface ReportFormOptions {
  /** Id of the document. */
  readonly id: string;
  readonly send: (report: ErrorReport, options: { readonly signal: AbortSignal }) => Promise<Outcome>;
  readonly notify: Notify;
  /** Called after the operator has the report. */
  readonly onSent: () => void;
}

/** The form of a report. The server's words are shown in a toast; a refused report keeps what was typed. */
export function createReportForm({ id, send, notify, onSent }: ReportFormOptions) {
  return createForm({
    fields: {
      paragraph: { prefix: 'Paragraph', rules: [atMost(PARAGRAPH_MAX)] },
      words: { prefix: 'Report', rules: [required, atMost(CONTACT_TEXT_MAX)] },
      email: { prefix: 'Email', rules: [emailIfAny] },
    },
    async onSubmit({ paragraph, words, email: address }, { signal }) {
      const failure = await notifyOutcome(
        notify,
        () => send({ id, paragraph: paragraph.trim(), words: words.trim(), email: address.trim() }, { signal }),
        'words',
      );
      if (failure === undefined) onSent();
      return failure;
    },
  });
}
