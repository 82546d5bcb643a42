import { outcome, type Outcome } from '../wire/outcome.js';
import { group, post } from '../wire/make-call.js';

/** A judgment to send by e-mail. */
export interface MailInput {
  /** At most `mailLimits.addresses`. */
  readonly emails: readonly string[];
  /** Id of the document. */
  readonly documentId: string;
  /** A short message from the sender. */
  readonly message?: string;
  /** True attaches the judgment as PDF. */
  readonly attachPdf: boolean;
}

/** E-mail. */
export const mail = group('mail', () => ({
  /** Sends a judgment by e-mail. */
  sendJudgment: post<Outcome, MailInput>('/api/caselaw/addsendemailid', {
    auth: 'member',
    loading: 'sendmail',
    whole: outcome,
    body: { emails: 'emailids', documentId: 'file_name', message: 'message', attachPdf: 'attachPdf' },
  }),
}));
