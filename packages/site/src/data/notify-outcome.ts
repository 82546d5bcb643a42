import { toastTitles } from '@headnote/core/config';
import { isHeadnoteError } from '@headnote/core/errors';
import type { FormFailure } from '@headnote/core/validation';
import type { Notify } from '../notices/use-notify.js';
import { describeFailure, UNREACHABLE } from './failure.js';

/**
 * Sends a form and reports the result in a toast, in the server's words. `field` also shows a refusal: the one that holds
 * what the server checks. Resolves to what the form must show; never rejects.
 */
export async function notifyOutcome(
  notify: Notify,
  call: () => Promise<{ readonly message: string } | undefined>,
  field?: string,
): Promise<FormFailure | undefined> {
  try {
    const text = (await call())?.message;
    if (text) notify({ type: 'SUCCESS', title: toastTitles.success, text });
    return undefined;
  } catch (error) {
    const { message: text } = describeFailure(error);
    notify({ type: 'ERROR', title: toastTitles.failed, text });
    if (field !== undefined && isHeadnoteError(error) && error.code === 'refused') return { errors: { [field]: text } };
    // Without a connection the code of the toast may be missing too, so the form shows the message itself.
    return { message: text === UNREACHABLE ? text : '' };
  }
}
