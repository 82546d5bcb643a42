import type { Inquiry } from '../contract/contact/calls.js';
import type { Outcome } from '../contract/wire/outcome.js';
import type { EmbedError } from '../embed/embed-error.js';
import { atMost } from '../validation/at-most.js';
import { contactNo } from '../validation/contact-no.js';
import { createForm } from '../validation/create-form.js';
import { email } from '../validation/email.js';
import type { Form, FormFailure } from '../validation/form-types.js';
import * as messages from '../validation/message-texts.js';
import { required } from '../validation/required.js';
import { selected } from '../validation/selected.js';
import { agreed, CITY_MAX, CONTACT_TEXT_MAX, NAME_MAX, typed } from './contact-rules.js';

/** What an inquiry in a partner's page has in addition (B11). */
export interface InquiryProof {
  readonly captchaCode: string;
  readonly captchaId: string;
  readonly consent: boolean;
}

/** The challenge of an inquiry in a partner's page. The server checks the text with the inquiry, and accepts it once. */
export interface InquiryCaptcha {
  /** Returns the id of the challenge that is shown; empty without one. */
  id(): string;
  /** Fetches another challenge; called after a refused text. Never rejects: the picture shows a failed load. */
  load(options: { readonly signal: AbortSignal }): Promise<void>;
}

/** How the inquiry form is verified and sent. */
export interface InquiryFormOptions {
  /** Sends the inquiry: `client.contact.inquire`, or the embed call, which needs the proof. */
  readonly send: (
    inquiry: Inquiry,
    options: { readonly signal: AbortSignal; readonly proof?: InquiryProof },
  ) => Promise<Outcome>;
  /** In a partner's page: adds the fields `captcha` and `consent`. On our own page there is none; the server limits how often it is sent. */
  readonly captcha?: InquiryCaptcha;
  /** Called after the server has stored the inquiry, with its words for the writer. */
  readonly onSent?: (outcome: Outcome) => void;
}

const fields = {
  subject: { prefix: 'Subject', rules: [selected] },
  firstName: { prefix: 'First name', rules: [required, atMost(NAME_MAX)] },
  city: { prefix: 'City', rules: [required, atMost(CITY_MAX)] },
  contactNo: { prefix: 'Contact number', rules: [required, contactNo] },
  email: { prefix: 'Email', rules: [required, email()] },
  description: { prefix: 'Description', rules: [required, atMost(CONTACT_TEXT_MAX)] },
} as const;

const proofFields = {
  captcha: { rules: [typed] },
  consent: { prefix: 'Consent', initial: false, rules: [agreed] },
} as const;

/** The inquiry form, independent of the page. With a captcha it also has the fields `captcha` and `consent`. */
export type InquiryForm = Form<typeof fields>;

/**
 * Creates the inquiry form. When the server refuses the inquiry, the form shows the server's message, or another picture
 * if only the text of the captcha was wrong. No failure changes what was typed.
 */
export function createInquiryForm({ send, captcha, onSent }: InquiryFormOptions): InquiryForm {
  const allFields = captcha ? { ...fields, ...proofFields } : fields;
  return createForm<typeof fields>({
    // A form accepts more fields than its type names; the skin knows whether it shows them.
    fields: allFields,
    async onSubmit(values, { signal }): Promise<FormFailure | undefined> {
      const { subject, firstName, city, contactNo: contactNumber, email: address, description } = values;
      const inquiry = { subject, firstName, city, contactNumber, email: address, description };
      let outcome: Outcome;
      try {
        outcome = await send(inquiry, { signal, ...(captcha ? { proof: proofOf(values, captcha) } : {}) });
      } catch (error) {
        const { code, field, message } = Object(error) as Partial<EmbedError>;
        if (captcha && field === 'captcha') {
          await captcha.load({ signal });
          return { errors: { captcha: messages.incorrectCaptcha } };
        }
        // Any other failure keeps the challenge: the server answers the same inquiry with the same challenge once.
        if (code === 'refused' && message) return { message };
        throw error;
      }
      onSent?.(outcome);
      return undefined;
    },
  });
}

function proofOf(values: Readonly<Record<string, unknown>>, captcha: InquiryCaptcha): InquiryProof {
  return {
    captchaCode: String(values['captcha']),
    captchaId: captcha.id(),
    consent: values['consent'] === true,
  };
}
