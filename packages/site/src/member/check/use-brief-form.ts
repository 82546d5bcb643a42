import type { CheckMachine, CheckState } from '@headnote/core/brief-check';
import { createForm } from '@headnote/core/validation';
import { use, useEffect, useState } from 'react';
import { saveTextDraft, readTextDraft } from '../../shell/member/text-drafts.js';
import { IsReturn } from '../../shell/page/use-scroll-position.js';
import { messages } from './messages.js';

const NAME = 'brief';

/** The form with the text of a brief. */
export type BriefFormMachine = ReturnType<typeof createBriefForm>;

/** Creates the form. Sending it starts the check, unless the text is empty or too long. */
function createBriefForm(machine: CheckMachine) {
  return createForm({
    fields: { brief: {} },
    async onSubmit({ brief }) {
      void machine.checkText(String(brief));
      const { problem, name } = machine.getSnapshot();
      return problem ? { errors: { brief: messages.problems[problem](name) } } : undefined;
    },
  });
}

/** The page stops for seconds while a browser lays out a text of millions of characters, so one with too many citations is not shown. */
const isAccepted = ({ phase, total, problem }: CheckState): boolean =>
  (phase !== 'asking' || total > 0) && problem !== 'too-many-citations';

/**
 * The form, which shows the text of a file too. This tab keeps the text of each check: a reader who comes back, or reloads
 * the page, gets the text and its report again.
 */
export function useBriefForm(machine: CheckMachine, state: CheckState): BriefFormMachine {
  const isReturn = use(IsReturn);
  const [form] = useState(() => createBriefForm(machine));
  const text = isAccepted(state) ? state.text : '';
  useEffect(() => {
    if (text === '') return;
    saveTextDraft(NAME, text);
    form.change('brief', text);
  }, [form, text]);
  useEffect(() => {
    const draft = isReturn ? readTextDraft(NAME) : undefined;
    if (draft !== undefined) void machine.checkText(draft);
  }, [isReturn, machine]);
  return form;
}
