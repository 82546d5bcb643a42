import type { FormFailure, Form } from '@headnote/core/validation';
import { createForm, required, requiredSecret } from '@headnote/core/validation';
import { describeFailure, UNREACHABLE } from '../../app/failure.js';
import type { Services } from '../../app/services.js';
import type { Notify } from '../../app/use-notify.js';

/** User name and password are required, and a password may be made of blanks. */
const fields = {
  username: { prefix: 'Username', rules: [required] },
  password: { prefix: 'Password', rules: [requiredSecret] },
  remember: { initial: false },
} as const;

/** The sign-in form without its page. */
export type SignInForm = Form<typeof fields>;

/** Creates the form that signs in and has this device remember the member, or forget. */
export function createSignInForm(
  { session, remember }: Pick<Services, 'session' | 'remember'>,
  notify: Notify,
): SignInForm {
  return createForm({
    fields,
    async onSubmit(credentials): Promise<FormFailure | undefined> {
      try {
        await session?.signIn(credentials);
      } catch (error) {
        const { message: text } = describeFailure(error);
        notify({ type: 'ERROR', title: 'Failed', text });
        // Without a connection the toast's own code may be missing too, so the form says it itself.
        return { message: text === UNREACHABLE ? text : '' };
      }
      await (credentials.remember ? remember?.save(credentials) : remember?.forget());
      return undefined;
    },
  });
}
