import type { Loading } from '@headnote/core/client/loading';
import { toastTitles } from '@headnote/core/config';
import { createForm, oneTimeCode, required, type Form } from '@headnote/core/validation';
import type { Services } from '../app/services.js';
import { describeFailure } from '../data/failure.js';
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
    async onSubmit({ activationcode: code }, { signal }) {
      const lower = loading.raise('loadme');
      try {
        const { message: text } = await client.account.submitActivation({ handle: handle(), code }, { signal });
        notify({ type: 'SUCCESS', title: toastTitles.success, text });
        return undefined;
      } catch (error) {
        if (signal.aborted) return undefined;
        const { message: text } = describeFailure(error);
        notify({ type: 'ERROR', title: toastTitles.failed, text });
        return { errors: { activationcode: text } };
      } finally {
        lower();
      }
    },
  });
}
