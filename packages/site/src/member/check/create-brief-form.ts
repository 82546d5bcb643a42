import { createForm } from '@headnote/core/validation';
import { messages } from './messages.js';
import { tooLong } from './read-brief.js';

/** The form with the text of a brief. */
export type BriefFormMachine = ReturnType<typeof createBriefForm>;

/** Creates the form. Sending it starts the check, unless the text is empty or too long. */
export function createBriefForm(start: (text: string) => void) {
  return createForm({
    fields: { brief: {} },
    async onSubmit({ brief }) {
      const text = String(brief);
      if (text.trim() === '') return { errors: { brief: messages.noText } };
      const long = tooLong(text);
      if (long) return { errors: { brief: long.problem } };
      start(text);
    },
  });
}
