import type { WelcomeSettings } from '@headnote/core/contract';
import { Checkbox } from '@headnote/ui/checkbox';
import { Form, FormMessage } from '@headnote/ui/form';
import { Inline } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { useSettingsChanged, welcomeSettingsOf } from '../../data/settings-queries.js';
import { WELCOME_PATH } from '../../links/links.js';
import { startParts } from '../welcome/start-parts.js';
import { SaveButton } from '../account/SaveButton.js';
import { messages } from './messages.js';
import { createStartForm } from './settings-forms.js';
import { SettingsSection, StateLine } from './SettingsSection.js';
import { useSaveState } from './use-save-state.js';

const { start: texts } = messages;

/** What the start page shows. */
export function StartSection() {
  const { client } = useServices();
  const settings = useQuery(welcomeSettingsOf(client));
  return (
    <SettingsSection id="start-page" name={texts.name} query={settings}>
      {(data) => <StartForm settings={data} />}
    </SettingsSection>
  );
}

function StartForm({ settings }: { settings: WelcomeSettings }) {
  const { client } = useServices();
  const onSaved = useSettingsChanged();
  const [form] = useState(() => createStartForm({ client, settings, onSaved }));
  const state = useSaveState(form);
  return (
    <Form form={form} markOn="submit" guardsUnsaved className="site-settings__form" aria-label={texts.name}>
      <p className="site-settings__label">{texts.shown}</p>
      <Checkbox label={texts.showsLatestCases} dataName="showsLatestCases" />
      <Checkbox label={texts.showsHistory} dataName="showsHistory" />
      {startParts.map((name) => (
        <Checkbox key={name} label={texts.parts[name]} dataName={name} />
      ))}
      <FormMessage />
      <Inline gap={20} rowGap={12} className="site-settings__save">
        <SaveButton form={form} unchanged={messages.unchanged}>
          {messages.save}
        </SaveButton>
        <StateLine state={state} />
        <TextLink href={WELCOME_PATH}>{texts.see}</TextLink>
      </Inline>
    </Form>
  );
}
