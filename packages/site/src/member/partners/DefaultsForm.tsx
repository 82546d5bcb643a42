import { portalOptions, type Portal } from '@headnote/core/contract';
import { Form, FormMessage } from '@headnote/ui/form';
import { Select } from '@headnote/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { portalsOf } from '../../data/partner-queries.js';
import { useNotify } from '../../notices/use-notify.js';
import { optionWords } from '../../links/widget-options/messages.js';
import { SaveButton } from '../account/SaveButton.js';
import { withSuccess } from '../account/with-success.js';
import { messages } from './messages.js';
import { createDefaultsForm } from './portal-forms.js';

const { defaults: texts } = messages;

/** Options for the widgets on all pages of a website. */
export function DefaultsForm({ portal }: { readonly portal: Portal }) {
  const { client } = useServices();
  const notify = useNotify();
  const queries = useQueryClient();
  const [form] = useState(() =>
    withSuccess(
      createDefaultsForm({ client, notify, portal }),
      () => void queries.invalidateQueries({ queryKey: portalsOf(client).queryKey }),
    ),
  );
  return (
    <Form form={form} markOn="submit" aria-label={`${portal.name}: ${texts.heading}`}>
      <p className="hn-muted hn-text-ui">{texts.text}</p>
      <div className="site-partners__options">
        {Object.entries(portalOptions).map(([name, values]) => (
          <Select
            key={name}
            label={optionWords.names[name] ?? name}
            dataName={name}
            options={[
              { value: '', label: texts.unset },
              ...values.map((value) => ({ value, label: optionWords.values[name]?.[value] ?? value })),
            ]}
          />
        ))}
      </div>
      <FormMessage />
      <div>
        <SaveButton form={form} unchanged={messages.origins.unchanged}>
          {texts.save}
        </SaveButton>
      </div>
    </Form>
  );
}
