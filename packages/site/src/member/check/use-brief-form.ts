import { use, useEffect, useState } from 'react';
import { keepText, keptText } from '../../shell/member/kept-text.js';
import { IsReturn } from '../../shell/page/use-scroll-position.js';
import { createBriefForm, type BriefFormMachine } from './create-brief-form.js';

const NAME = 'brief';

/**
 * The form with the text of the brief. This tab keeps the text of each check: a reader who comes back, or reloads the page,
 * gets the text and its report again.
 */
export function useBriefForm(start: (text: string) => void): BriefFormMachine {
  const isReturn = use(IsReturn);
  const [form] = useState(() =>
    createBriefForm((text) => {
      keepText(NAME, text);
      start(text);
    }),
  );
  useEffect(() => {
    const text = isReturn ? keptText(NAME) : undefined;
    if (text === undefined) return;
    form.change('brief', text);
    start(text);
  }, [form, isReturn, start]);
  return form;
}
