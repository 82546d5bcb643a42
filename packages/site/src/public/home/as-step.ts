import type { Loading } from '@headnote/core/client/loading';
import type { AccountEvent, createAccountCard } from '@headnote/core/machines';
import type { Fields, Form } from '@headnote/core/validation';

/** The account card of the page. */
export type AccountCardMachine = ReturnType<typeof createAccountCard>;

interface StepOptions {
  readonly card: AccountCardMachine;
  readonly loading: Loading;
  /** The event of an accepted form; undefined if the card stays. */
  readonly next: () => AccountEvent | undefined;
}

/** Makes a form a step of the card: it sets the page's loading flag while it is sent, and the card turns after its success. */
export function asStep<F extends Fields>(form: Form<F>, { card, loading, next }: StepOptions): Form<F> {
  return {
    ...form,
    async submit() {
      let isAccepted = false;
      const release = loading.raise('loadme');
      try {
        await card.attempt(async () => {
          isAccepted = await form.submit();
          return isAccepted ? next() : undefined;
        });
      } finally {
        release();
      }
      return isAccepted;
    },
  };
}
