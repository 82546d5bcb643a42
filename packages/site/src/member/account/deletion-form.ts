import { createForm, requiredSecret } from '@headnote/core/validation';
import type { Services } from '../../services/services.js';
import { notifyOutcome } from '../../data/notify-outcome.js';
import type { Notify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

interface DeletionFormOptions extends Pick<Services, 'client'> {
  readonly notify: Notify;
  /** Asks the member. Resolves to whether they are sure. */
  readonly confirm: () => Promise<boolean>;
  /** Called after the server has accepted the deletion. */
  readonly onDeleted: () => void;
}

/** Creates the form that deletes the account: the password, then a question. */
export function createDeletionForm({ client, notify, confirm, onDeleted }: DeletionFormOptions) {
  return createForm({
    fields: { password: { prefix: messages.deletion.password, rules: [requiredSecret] } },
    async onSubmit({ password }) {
      if (!(await confirm())) return { message: '' };
      const failure = await notifyOutcome(notify, () => client.account.deleteAccount({ password }), 'password');
      if (!failure) onDeleted();
      return failure;
    },
  });
}
