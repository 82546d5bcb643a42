import { firstCitations, judgmentSorts, type JudgmentSettings } from '@headnote/core/contract';
import { Checkbox } from '@headnote/ui/checkbox';
import { Form, FormMessage } from '@headnote/ui/form';
import { Inline } from '@headnote/ui/layout';
import { Select } from '@headnote/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { pageSizes } from '../../data/list-settings.js';
import { judgmentSettingsOf, useSettingsChanged } from '../../data/settings-queries.js';
import { readingAttributes, useReadingSettings } from '../../shell/settings/reading-settings.js';
import { ReadingControls } from '../../reader/settings/ReadingControls.js';
import { SaveButton } from '../account/SaveButton.js';
import { messages } from './messages.js';
import { createJudgmentsForm } from './settings-forms.js';
import { SettingsSection, StateLine } from './SettingsSection.js';
import { useSaveState } from './use-save-state.js';

const { judgments: texts } = messages;

/** Order of results, what is marked in a text, and how a text looks. */
export function JudgmentsSection() {
  const { client } = useServices();
  const settings = useQuery(judgmentSettingsOf(client));
  return (
    <SettingsSection id="judgments" name={texts.name} query={settings}>
      {(data) => (
        <>
          <JudgmentsForm settings={data} />
          <Reading />
        </>
      )}
    </SettingsSection>
  );
}

function JudgmentsForm({ settings }: { settings: JudgmentSettings }) {
  const { client } = useServices();
  const onSaved = useSettingsChanged();
  const [form] = useState(() => createJudgmentsForm({ client, settings, onSaved }));
  const state = useSaveState(form);
  return (
    <Form form={form} markOn="submit" guardsUnsaved className="site-settings__form" aria-label={texts.name}>
      <Select
        label={texts.sort}
        dataName="sort"
        options={judgmentSorts.map((value) => ({ value, label: texts.sorts[value] }))}
      />
      <Select
        label={texts.pageSize}
        dataName="pageSize"
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
      />
      <Select
        label={texts.citationFirst}
        dataName="citationFirst"
        options={firstCitations.map((value) => ({ value, label: texts.firstCitations[value] }))}
      />
      <Checkbox label={texts.marksHits} dataName="marksHits" />
      <FormMessage />
      <Inline gap={20} rowGap={12} className="site-settings__save">
        <SaveButton form={form} unchanged={messages.unchanged}>
          {messages.save}
        </SaveButton>
        <StateLine state={state} />
      </Inline>
    </Form>
  );
}

/** The reading settings of this device, with a specimen that follows them. */
function Reading() {
  const [settings] = useReadingSettings();
  return (
    <div className="site-settings__reading">
      <h3 className="site-settings__label">{texts.reading}</h3>
      <p className="site-settings__note">{texts.readingText}</p>
      <ReadingControls />
      <div className="site-settings__specimen" {...readingAttributes(settings)}>
        <p className="hn-document">{texts.specimen}</p>
      </div>
    </div>
  );
}
