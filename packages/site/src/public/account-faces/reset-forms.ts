import { toastTitles } from '@headnote/core/config';
import {
  createForm,
  matching,
  messages as rules,
  oneTimeCode,
  required,
  type Fields,
  type Form,
} from '@headnote/core/validation';
import { newPasswordFields } from '../../shell/account-fields/password-fields.js';
import type { Services } from '../../services/services.js';
import { notifyOutcome } from '../../data/notify-outcome.js';
import type { Notify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

const forgotFields = { toEmail: { rules: [matching(/[^\s\p{Cc}\p{DI}]/u, rules.mobileOrEmail)] } } as const;
const codeFields = { confirmotp: { prefix: messages.code.code, rules: [required, oneTimeCode] } } as const;

/** The forms of a password reset, independent of the page. */
export interface ResetForms {
  readonly forgot: Form<typeof forgotFields>;
  readonly code: Form<typeof codeFields>;
  readonly password: Form<ReturnType<typeof newPasswordFields>>;
  /** Sends another code to the same number or address. Resolves to whether the server accepted it. */
  readonly resend: () => Promise<boolean>;
}

interface ResetOptions extends Pick<Services, 'client' | 'config'> {
  readonly notify: Notify;
}

/**
 * Creates the forms of a reset. Each step gets a handle from the step before. A failed call changes no value; a new code
 * makes the one before worthless, so it empties the field of the code. An empty first form says what is missing at its field;
 * the specification raises an error without a text. The new password must be typed twice.
 *
 * @departs B12
 */
export function createResetForms({ client, config, notify }: ResetOptions): ResetForms {
  let handle = '';
  let sentTo = '';

  const sendCode = async (to: string) => {
    const answer = await client.account.startReset({ to });
    ({ handle } = answer);
    sentTo = to;
    code.reset();
    return answer;
  };

  const forgot = createForm({
    fields: forgotFields,
    onSubmit: ({ toEmail }) => notifyOutcome(notify, () => sendCode(toEmail)),
  });

  const code = createForm({
    fields: codeFields,
    onSubmit: ({ confirmotp }) =>
      notifyOutcome(
        notify,
        async () => {
          const answer = await client.account.confirmReset({ handle, code: confirmotp });
          ({ handle } = answer);
          newPassword.reset();
          return answer;
        },
        'confirmotp',
      ),
  });

  const newPassword = createForm({
    fields: newPasswordFields(config.passwordRule, messages.password),
    onSubmit: (values) =>
      notifyOutcome(notify, () => client.account.setPassword({ handle, password: values.password })),
  });

  return {
    forgot: withToast(forgot, { field: 'toEmail', error: rules.mobileOrEmail, title: toastTitles.failed, notify }),
    code,
    password: withToast(newPassword, {
      field: 'repassword',
      error: rules.passwordMismatch,
      title: toastTitles.verification,
      notify,
    }),
    resend: async () => (await notifyOutcome(notify, () => sendCode(sentTo))) === undefined,
  };
}

interface ToastOptions<F extends Fields> {
  readonly field: keyof F & string;
  readonly error: string;
  readonly title: string;
  readonly notify: Notify;
}

/** Reports one error of a form in a toast too, whenever the form is sent with it. */
function withToast<F extends Fields>(form: Form<F>, { field, error, title, notify }: ToastOptions<F>): Form<F> {
  return {
    ...form,
    async submit() {
      const isAccepted = await form.submit();
      const found = form.getSnapshot().errors[field];
      if (!isAccepted && found === error) notify({ type: 'ERROR', title, text: error });
      return isAccepted;
    },
  };
}
