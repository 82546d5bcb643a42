import { createForm } from '@headnote/core/validation';
import { Form, SubmitButton } from '@headnote/ui/form';
import { TextField } from '@headnote/ui/text-field';
import { useEffect, useState, type RefObject } from 'react';
import { useNotify, type Notify } from '../shell/notices/use-notify.js';
import { findParagraph, numberOfParagraph } from './find-paragraph.js';
import { messages } from './messages.js';

/** Goes to a paragraph by its number and copies the link that leads there. */
export function ParagraphLink({ text }: { text: RefObject<HTMLDivElement | null> }) {
  const notify = useNotify();
  const [form] = useState(() => createParagraphForm(text, notify));

  useEffect(() => {
    const follow = () => {
      const known = text.current && numberOfParagraph(text.current, window.location.hash.slice(1));
      if (known) form.change('paragraph', known);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [form, text]);

  return (
    <Form form={form} markOn="submit" className="site-tools__paragraph">
      <TextField
        isInline
        label={
          <>
            <span className="site-tools__sign" aria-hidden="true">
              {messages.paragraphSign}
            </span>
            <span className="site-tools__word">{messages.paragraph}</span>
          </>
        }
        dataName="paragraph"
        inputMode="numeric"
        autoComplete="off"
      />
      <SubmitButton variant="quiet" size="small">
        <span>
          {messages.link}
          <span className="site-tools__word">{messages.toParagraph}</span>
        </span>
      </SubmitButton>
    </Form>
  );
}

/** The form with the number. Going to a paragraph needs the text in the page. */
function createParagraphForm(text: RefObject<HTMLDivElement | null>, notify: Notify) {
  const notifyOf = (type: 'WARNING' | 'INFO', words: string) =>
    notify({ type, title: messages.paragraph, text: words });
  return createForm({
    fields: { paragraph: {} },
    async onSubmit({ paragraph: typed }) {
      const number = String(typed).replaceAll(/\D/g, '');
      const paragraph = text.current && findParagraph(text.current, number);
      if (!paragraph) return notifyOf('WARNING', number === '' ? messages.typeNumber : messages.noParagraph(number));
      window.location.hash = paragraph.id;
      try {
        await navigator.clipboard.writeText(window.location.href);
        notify({ type: 'SUCCESS', title: messages.success, text: messages.copied(number) });
      } catch {
        // The browser has no clipboard, or refuses it.
        notifyOf('INFO', messages.inAddressBar);
      }
    },
  });
}
