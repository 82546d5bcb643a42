import type { Loading } from '@headnote/core/client/loading';
import { toastTitles } from '@headnote/core/config';
import type { Registration } from '@headnote/core/contract';
import {
  createForm,
  loginId,
  messages as rules,
  mobile,
  registrationEmail,
  required,
  ticked,
  type Form,
  type FormValues,
  type PasswordRule,
} from '@headnote/core/validation';
import { messages as labels } from '../../shell/account-fields/messages.js';
import { newPasswordFields } from '../../shell/account-fields/password-fields.js';
import { nameFields, placeFields } from '../../shell/account-fields/person-fields.js';
import type { Services } from '../../services/services.js';
import { describeFailure } from '../../data/failure.js';
import type { Notify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

/** India, as the contract numbers countries. */
export const DEFAULT_COUNTRY_ID = 5;

// @__NO_SIDE_EFFECTS__
function fieldsFor(rule: PasswordRule) {
  return {
    ...nameFields(),
    email: { prefix: labels.email, rules: [required, registrationEmail] },
    mobile: { prefix: labels.mobile, rules: [required, mobile] },
    ...placeFields({ countryId: DEFAULT_COUNTRY_ID }),
    loginID: { prefix: messages.username, rules: [required, loginId] },
    ...newPasswordFields(rule, { password: messages.password, again: messages.repeated }),
    ischeckterm: { initial: true, rules: [ticked] },
  } as const;
}

type RegistrationFields = ReturnType<typeof fieldsFor>;
/** What the form contains, by the contract's field names. */
export type RegistrationValues = FormValues<RegistrationFields>;
/** The registration form, independent of the page. */
export type RegistrationForm = Form<RegistrationFields>;

/** A registration that waits for its code. */
export interface Registered {
  /** Flow number. */
  readonly handle: string;
  /** The server's message. */
  readonly message: string;
  /** What was registered, without the passwords. Missing after a reload. */
  readonly details?: Partial<Registration>;
}

interface RegistrationFormOptions extends Pick<Services, 'client' | 'config'> {
  readonly notify: Notify;
  readonly loading: Loading;
  readonly countryName: (id: number) => string;
  readonly onRegistered: (registered: Registered) => void;
}

/**
 * Creates the form that registers a visitor. Besides the lines at the fields, toasts report passwords that differ, terms
 * that are not ticked, and what the server refuses. A failed call changes no value.
 */
export function createRegistrationForm(options: RegistrationFormOptions): RegistrationForm {
  const { client, config, notify, loading, countryName, onRegistered } = options;
  const form = createForm({
    fields: fieldsFor(config.passwordRule),
    async onSubmit(values, { signal }) {
      const lower = loading.raise('loadme');
      try {
        const registration = toRegistration(values, countryName);
        const { handle, message } = await client.account.register(registration, { signal });
        const { password: _, confirmation: __, ...details } = registration;
        if (!signal.aborted) onRegistered({ handle, message, details });
        return undefined;
      } catch (error) {
        const { message } = describeFailure(error);
        if (!signal.aborted) notify({ type: 'ERROR', title: toastTitles.failed, text: message });
        return { message };
      } finally {
        lower();
      }
    },
  });
  return {
    ...form,
    async submit() {
      const isAccepted = await form.submit();
      if (!isAccepted)
        for (const text of verificationErrors(form)) notify({ type: 'ERROR', title: toastTitles.verification, text });
      return isAccepted;
    },
  };
}

/** The errors that the specification reports in a toast. */
function verificationErrors(form: RegistrationForm): readonly string[] {
  const { repassword, ischeckterm } = form.getSnapshot().errors;
  return [repassword, ischeckterm].filter((error) => error === rules.passwordMismatch || error === rules.terms);
}

function toRegistration(values: RegistrationValues, countryName: (id: number) => string): Registration {
  const countryId = Number(values.countryMasterID);
  return {
    firstName: values.fname,
    lastName: values.lname,
    email: values.email,
    mobile: values.mobile,
    loginId: values.loginID,
    password: values.password,
    confirmation: values.repassword,
    countryId,
    countryName: countryName(countryId),
    stateId: Number(values.stateMasterID),
    city: values.city,
    acceptsTerms: values.ischeckterm,
  };
}
