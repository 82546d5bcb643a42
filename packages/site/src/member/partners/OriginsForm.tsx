import type { Portal } from '@headnote/core/contract';
import { Callout } from '@headnote/ui/callout';
import { Form, FormMessage } from '@headnote/ui/form';
import { TextArea } from '@headnote/ui/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { portalsOf } from '../../data/partner-queries.js';
import { useNotify } from '../../notices/use-notify.js';
import { SaveButton } from '../account/SaveButton.js';
import { withSuccess } from '../account/with-success.js';
import { messages } from './messages.js';
import { createOriginsForm } from './portal-forms.js';

const { origins: texts } = messages;

/** The addresses whose pages may use the keys. */
export function OriginsForm({ portal }: { readonly portal: Portal }) {
  const { client } = useServices();
  const notify = useNotify();
  const queries = useQueryClient();
  const [form] = useState(() =>
    withSuccess(
      createOriginsForm({ client, notify, portal }),
      () => void queries.invalidateQueries({ queryKey: portalsOf(client).queryKey }),
    ),
  );
  return (
    <Form form={form} markOn="submit" aria-label={`${portal.name}: ${texts.heading}`}>
      {portal.origins.length === 0 && <Callout tone="caution">{texts.none}</Callout>}
      <TextArea
        label={texts.label}
        dataName="origins"
        rows={2}
        hint={texts.hint}
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormMessage />
      <div>
        <SaveButton form={form} unchanged={texts.unchanged}>
          {texts.save}
        </SaveButton>
      </div>
    </Form>
  );
}
