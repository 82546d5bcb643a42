import { Button } from '@headnote/ui/button';
import { useEffect, useId, useState, type FormEvent, type RefObject } from 'react';
import { useNotify } from '../../app/use-notify.js';
import { findParagraph, numberOfParagraph } from './find-paragraph.js';

/** Goes to a paragraph by its number and copies the link that leads there. */
export function ParagraphLink({ text }: { text: RefObject<HTMLDivElement | null> }) {
  const notify = useNotify();
  const id = useId();
  const [number, setNumber] = useState('');

  useEffect(() => {
    const follow = () => {
      const known = text.current && numberOfParagraph(text.current, window.location.hash.slice(1));
      if (known) setNumber(known);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [text]);

  function go(event: FormEvent) {
    event.preventDefault();
    const paragraph = text.current && findParagraph(text.current, number);
    if (!paragraph) {
      const said = number === '' ? 'Type the number of a paragraph.' : `There is no paragraph ${number}.`;
      notify({ type: 'WARNING', title: 'Paragraph', text: said });
      return;
    }
    window.location.hash = paragraph.id;
    copyLink(window.location.href).then(
      () => notify({ type: 'SUCCESS', title: 'Success', text: `Link to paragraph ${number} copied.` }),
      () => notify({ type: 'INFO', title: 'Paragraph', text: 'The link stands in the address bar.' }),
    );
  }

  return (
    <form className="site-tools__paragraph" onSubmit={go}>
      <label htmlFor={id}>
        <span className="site-tools__sign" aria-hidden="true">
          ¶
        </span>
        <span className="site-tools__word">Paragraph</span>
      </label>
      <input
        id={id}
        className="site-tools__number"
        inputMode="numeric"
        autoComplete="off"
        value={number}
        onChange={(event) => setNumber(event.target.value.replaceAll(/\D/g, ''))}
      />
      <Button type="submit" variant="quiet" size="small">
        <span>
          Link<span className="site-tools__word"> to paragraph</span>
        </span>
      </Button>
    </form>
  );
}

/** Copies a link; rejects where the browser has no clipboard or refuses it. */
async function copyLink(link: string): Promise<void> {
  await navigator.clipboard.writeText(link);
}
