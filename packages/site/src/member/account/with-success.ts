import type { Fields, Form } from '@headnote/core/validation';

/** A form that calls back after each submission that was accepted. */
export function withSuccess<F extends Fields>(form: Form<F>, onSuccess: () => void): Form<F> {
  return {
    ...form,
    async submit() {
      const isAccepted = await form.submit();
      if (isAccepted) onSuccess();
      return isAccepted;
    },
  };
}
