import { createForm, requiredSecret } from '@headnote/core/validation';
import { newPasswordFields } from '../../shell/account-fields/password-fields.js';
import type { Services } from '../../services/services.js';
import { notifyOutcome } from '../../data/notify-outcome.js';
import type { Notify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

const { current, next, again } = messages.password;

/** Creates the form that changes the password. The server ends all other sessions. */
export function createPasswordForm({ client, config }: Pick<Services, 'client' | 'config'>, notify: Notify) {
  return createForm({
    fields: {
      oldPassword: { prefix: current, rules: [requiredSecret] },
      ...newPasswordFields(config.passwordRule, { password: next, again }),
    },
    onSubmit: ({ oldPassword, password }) =>
      notifyOutcome(notify, () => client.account.changePassword({ oldPassword, password }), 'oldPassword'),
  });
}
