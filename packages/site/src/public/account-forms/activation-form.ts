import type { Loading } from '@headnote/core/client/loading';
import { createForm, oneTimeCode, required, type Form } from '@headnote/core/validation';
import type { Services } from '../../services/services.js';
import { notifyOutcome } from '../../data/notify-outcome.js';
import type { Notify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

const fields = {
  activationcode: { prefix: messages.code, rules: [required, oneTimeCode] },
} as const;

/** The form that takes an activation code, independent of the page. */
export type ActivationForm = Form<typeof fields>;

interface ActivationOptions extends Pick<Services, 'client'> {
  readonly notify: Notify;
  readonly loading: Loading;
  /** The flow number of the registration, or the handle of a refused sign-in, when the code is sent. */
  readonly handle: () => string;
  /** Called once the account is active, also if the form is gone by then. */
  readonly onActivated?: () => void;
}

/** Creates the form that activates an account. A refused code is shown at the field and in a toast. */
export function createActivationForm(options: ActivationOptions): ActivationForm {
  const { client, notify, loading, handle, onActivated } = options;
  return createForm({
    fields,
    async onSubmit({ activationcode: code }) {
      const lower = loading.raise('loadme');
      try {
        const call = () => client.account.submitActivation({ handle: handle(), code });
        const failure = await notifyOutcome(notify, call, 'activationcode');
        if (!failure) onActivated?.();
        return failure;
      } finally {
        lower();
      }
    },
  });
}
