import type { Loading } from '@headnote/core/client/loading';
import { createForm, oneTimeCode, required, type Form } from '@headnote/core/validation';
import type { Services } from '../app/services.js';
import { tellOutcome } from '../data/tell-outcome.js';
import type { Notify } from '../shell/notices/use-notify.js';
import { messages } from './messages.js';

const fields = {
  activationcode: { prefix: messages.activation.code, rules: [required, oneTimeCode] },
} as const;

/** The form that takes an activation code, independent of the page. */
export type ActivationForm = Form<typeof fields>;

interface ActivationOptions extends Pick<Services, 'client'> {
  readonly notify: Notify;
  readonly loading: Loading;
  /** The flow number of the registration, or the handle of a refused sign-in, when the code is sent. */
  readonly handle: () => string;
}

/** Creates the form that activates an account. A refused code is shown at the field and in a toast. */
export function createActivationForm({ client, notify, loading, handle }: ActivationOptions): ActivationForm {
  return createForm({
    fields,
    async onSubmit({ activationcode: code }) {
      const lower = loading.raise('loadme');
      try {
        const call = () => client.account.submitActivation({ handle: handle(), code });
        return await tellOutcome(notify, call, 'activationcode');
      } finally {
        lower();
      }
    },
  });
}
