import type { Form, FormFailure } from '@headnote/core/validation';
import { createForm, required, requiredSecret } from '@headnote/core/validation';
import type { Services } from '../../app/services.js';
import { describeFailure, UNREACHABLE } from '../../data/failure.js';
import type { Notify } from '../../shell/notices/use-notify.js';
import { messages } from './messages.js';

/** Username and password are required. A password may consist of blanks. */
const fields = {
  username: { prefix: messages.signIn.username, rules: [required] },
  password: { prefix: messages.signIn.password, rules: [requiredSecret] },
  remember: { initial: false },
} as const;

/** The sign-in form, independent of the page. */
export type SignInForm = Form<typeof fields>;

/** Creates the form that signs in and lets this device remember or forget the member. */
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
        notify({ type: 'ERROR', title: messages.signIn.failed, text });
        // Without a connection the code of the toast may be missing too, so the form shows the message itself.
        return { message: text === UNREACHABLE ? text : '' };
      }
      await (credentials.remember ? remember?.save(credentials) : remember?.forget());
      return undefined;
    },
  });
}
