import { toastTitles } from '@headnote/core/config';
import { describeFailure } from '../../data/failure.js';
import type { Notify } from '../../notices/use-notify.js';

/** Reports the result of a write in a toast, in the server's words. */
export function notifyMutation(notify: Notify) {
  return {
    onSuccess: ({ message: text }: { readonly message: string }) => {
      if (text) notify({ type: 'SUCCESS', title: toastTitles.success, text });
    },
    onError: (error: unknown) =>
      notify({ type: 'ERROR', title: toastTitles.failed, text: describeFailure(error).message }),
  };
}
