import { Form, FormMessage, SubmitButton } from '@headnote/ui/form';
import { TextArea } from '@headnote/ui/text-area';
import { TextField } from '@headnote/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { portalsOf } from '../../data/partner-queries.js';
import { useNotify } from '../../notices/use-notify.js';
import { withSuccess } from '../account/with-success.js';
import { messages } from './messages.js';
import { createRegisterForm } from './portal-forms.js';

const { register: texts } = messages;

/** Registers another website. */
export function RegisterSection() {
  const { client } = useServices();
  const notify = useNotify();
  const queries = useQueryClient();
  const [form] = useState(() => {
    const created = createRegisterForm({ client, notify });
    return withSuccess(created, () => {
      created.reset();
      void queries.invalidateQueries({ queryKey: portalsOf(client).queryKey });
    });
  });
  return (
    <section className="site-partners__register" aria-labelledby="register-heading">
      <h2 id="register-heading" className="site-partners__name">
        {texts.heading}
      </h2>
      <Form form={form} markOn="submit" aria-labelledby="register-heading">
        <TextField label={texts.name} dataName="name" hint={texts.nameHint} autoComplete="organization" />
        <TextArea
          label={messages.origins.label}
          dataName="origins"
          rows={2}
          hint={messages.origins.hint}
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormMessage />
        <div>
          <SubmitButton>{texts.send}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
