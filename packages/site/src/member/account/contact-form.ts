import type { ContactChange } from '@headnote/core/contract';
import {
  createForm,
  mobile,
  oneTimeCode,
  registrationEmail,
  required,
  requiredSecret,
} from '@headnote/core/validation';
import { messages as labels } from '../../shell/account-fields/messages.js';
import type { Services } from '../../services/services.js';
import { notifyOutcome } from '../../data/notify-outcome.js';
import type { Notify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

/** A change whose code was sent. */
export interface StartedChange {
  readonly handle: string;
  readonly to: string;
}

interface ContactFormOptions extends Pick<Services, 'client'> {
  readonly kind: ContactChange['kind'];
  readonly notify: Notify;
  readonly onStarted: (change: StartedChange) => void;
}

const rules = { email: registrationEmail, mobile };

/** Creates the form that sends a code to a new address or number. The password proves who asks. */
export function createContactForm({ client, kind, notify, onStarted }: ContactFormOptions) {
  return createForm({
    fields: {
      to: { prefix: labels[kind], rules: [required, rules[kind]] },
      password: { prefix: messages.password.name, rules: [requiredSecret] },
    },
    onSubmit: ({ to, password }) =>
      notifyOutcome(
        notify,
        async () => {
          const { handle, message } = await client.account.startContactChange({ kind, to, password });
          onStarted({ handle, to });
          return { message };
        },
        'password',
      ),
  });
}

interface CodeFormOptions extends Pick<Services, 'client'> {
  readonly handle: string;
  readonly notify: Notify;
}

/** Creates the form that confirms the new address or number with its code. */
export function createCodeForm({ client, handle, notify }: CodeFormOptions) {
  return createForm({
    fields: { code: { prefix: messages.contact.code, rules: [required, oneTimeCode] } },
    onSubmit: ({ code }) => notifyOutcome(notify, () => client.account.confirmContactChange({ handle, code }), 'code'),
  });
}
