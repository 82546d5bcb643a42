import { captchaField } from '../captcha/captcha-field.js';
import type { Captcha } from '../captcha/create-captcha.js';
import type { ContactInput } from '../contract/contact/calls.js';
import type { Outcome } from '../contract/wire/outcome.js';
import { isHeadnoteError } from '../errors/headnote-error.js';
import { atMost } from '../validation/at-most.js';
import { createForm } from '../validation/create-form.js';
import { email } from '../validation/email.js';
import type { Form, FormFailure } from '../validation/form-types.js';
import * as messages from '../validation/message-texts.js';
import { required } from '../validation/required.js';
import { agreed, CONTACT_TEXT_MAX, NAME_MAX, typed } from './contact-rules.js';

/** How the contact form is verified and sent. */
export interface ContactFormOptions {
  /** Created before the form, for the style of the contact form. */
  readonly captcha: Captcha;
  /** Sends the message: `client.contact.send`. */
  readonly send: (input: ContactInput, options: { readonly signal: AbortSignal }) => Promise<Outcome>;
  /** Called after the server has stored the message, with its words for the writer. */
  readonly onSent?: (outcome: Outcome) => void;
}

/** The names are the specification's: the page's controls have them as `data-name`. */
// @__NO_SIDE_EFFECTS__
function fieldsFor(captcha: Captcha) {
  return {
    ContactName: { prefix: 'Name', rules: [required, atMost(NAME_MAX)] },
    ContactEmail: { prefix: 'Email', rules: [required, email()] },
    Comment: { prefix: 'Comment', rules: [required, atMost(CONTACT_TEXT_MAX)] },
    userEnteredCaptchaCode: { rules: [typed], ...captchaField(captcha, messages.incorrectCaptcha) },
    consent: { prefix: 'Consent', initial: false, rules: [agreed] },
  } as const;
}

/** The contact form, independent of the page. */
export type ContactForm = Form<ReturnType<typeof fieldsFor>>;

/**
 * Creates the contact form. When the server refuses the message, another picture is loaded and nothing is said, as
 * specified; when the server cannot be reached, the form says so. No failure changes what was typed.
 *
 * It also asks for consent, because it takes a reader's personal data.
 *
 * @departs B11a
 */
export function createContactForm({ captcha, send, onSent }: ContactFormOptions): ContactForm {
  return createForm({
    fields: fieldsFor(captcha),
    async onSubmit({ ContactName, ContactEmail, Comment, userEnteredCaptchaCode }, { signal }) {
      const captchaId = captcha.getSnapshot().challenge?.id ?? '';
      let outcome: Outcome;
      try {
        outcome = await send(
          {
            name: ContactName,
            email: ContactEmail,
            comment: Comment,
            captchaCode: userEnteredCaptchaCode,
            captchaId,
          },
          { signal },
        );
      } catch (error) {
        // The server accepts a text once, so the next attempt needs another picture. The picture shows a failed load.
        if (!signal.aborted) await captcha.load({ signal }).catch(() => undefined);
        if (isHeadnoteError(error) && error.code === 'refused') return silent;
        throw error;
      }
      onSent?.(outcome);
      return undefined;
    },
  });
}

const silent: FormFailure = { message: '' };
