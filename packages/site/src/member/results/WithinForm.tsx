import { MAX_NARROWING_WORDS } from '@headnote/core/search/bodies';
import { atMost, createForm } from '@headnote/core/validation';
import { Form, SubmitButton } from '@headnote/ui/form';
import { TextField } from '@headnote/ui/text-field';
import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from './messages.js';

interface WithinFormProps {
  /** The words that the results contain already. */
  readonly words: string;
  readonly onChange: (words: string | undefined) => void;
}

/** Searches within the results. */
export function WithinForm({ words, onChange }: WithinFormProps) {
  const [asked, setAsked] = useState<{ readonly words: string }>();
  const tell = useEffectEvent((typed: string) => onChange(typed === '' ? undefined : typed));
  useEffect(() => {
    if (asked) tell(asked.words);
  }, [asked]);
  const [form] = useState(() =>
    createForm({
      fields: { words: { prefix: messages.within, initial: words, rules: [atMost(MAX_NARROWING_WORDS)] } },
      onSubmit: ({ words: typed }) => {
        setAsked({ words: typed.trim() });
        return Promise.resolve(undefined);
      },
    }),
  );
  return (
    <Form form={form} markOn="submit" className="site-within">
      <TextField type="search" label={messages.within} dataName="words" autoComplete="off" />
      <SubmitButton variant="secondary">{messages.withinSearch}</SubmitButton>
    </Form>
  );
}
