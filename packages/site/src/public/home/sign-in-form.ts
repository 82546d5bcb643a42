import { activationHandle } from '@headnote/core/contract';
import type { Form } from '@headnote/core/validation';
import { createForm, required, requiredSecret } from '@headnote/core/validation';
import type { Services } from '../../services/services.js';
import { notifyOutcome } from '../../data/notify-outcome.js';
import type { Notify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

/** Username and password are required. A password may consist of blanks. */
const fields = {
  username: { prefix: messages.signIn.username, rules: [required] },
  password: { prefix: messages.signIn.password, rules: [requiredSecret] },
  remember: { initial: false },
} as const;

/** The sign-in form, independent of the page. */
export type SignInForm = Form<typeof fields>;

interface SignInOptions extends Pick<Services, 'session' | 'remember'> {
  readonly notify: Notify;
  /** Called with the handle of the activation if the account is not active. Resolves when its form can be shown. */
  readonly onInactive: (handle: string) => Promise<void>;
}

/** Creates the form that signs in and lets this device remember or forget the member. */
export function createSignInForm({ session, remember, notify, onInactive }: SignInOptions): SignInForm {
  return createForm({
    fields,
    onSubmit: (credentials) =>
      notifyOutcome(notify, async () => {
        try {
          await session?.signIn(credentials);
        } catch (error) {
          const handle = activationHandle(error);
          if (handle !== undefined) await onInactive(handle);
          throw error;
        }
        try {
          await (credentials.remember ? remember?.save(credentials) : remember?.forget());
        } catch {
          // The code of remember-me is missing; the member is signed in all the same and can tick the box next time.
        }
        return undefined;
      }),
  });
}
