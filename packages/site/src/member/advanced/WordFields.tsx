import { Select } from '@headnote/ui/select';
import { TextField } from '@headnote/ui/text-field';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { FormSection } from './FormSection.js';
import { messages } from './messages.js';
import { completeLastWord, NameField } from './NameField.js';
import { distances } from './search-form.js';
import type { FormSearch } from './use-search-form.js';

const distanceOptions = distances.map((value) => ({ value, label: messages.distances[value] }));

/** The words that a judgment contains, and how close together. */
export function WordFields({ form, round, setForm }: FormSearch) {
  const { client } = useServices();
  const completeWords = useMemo(
    () => completeLastWord((input, call) => client.complete.fullText(input, call)),
    [client],
  );
  return (
    <FormSection title={messages.words}>
      <fieldset className="site-advanced__near">
        <legend className="hn-field__label">{messages.near}</legend>
        <TextField
          label={<span className="hn-visually-hidden">{messages.nearFirst}</span>}
          value={form.near}
          autoComplete="off"
          onChange={({ target }) => setForm({ near: target.value })}
        />
        <Select
          label={<span className="hn-visually-hidden">{messages.distance}</span>}
          options={distanceOptions}
          value={form.distance}
          onChange={({ target }) => setForm({ distance: distances.find((one) => one === target.value) ?? '/s' })}
        />
        <TextField
          label={<span className="hn-visually-hidden">{messages.nearSecond}</span>}
          value={form.other}
          autoComplete="off"
          onChange={({ target }) => setForm({ other: target.value })}
        />
      </fieldset>
      {(['all', 'phrase', 'any', 'none'] as const).map((key) => (
        <NameField
          key={`${key}${round}`}
          label={messages[key]}
          placeholder={messages[`${key}Hint`]}
          value={form[key]}
          complete={completeWords}
          onChange={(text) => setForm({ [key]: text })}
        />
      ))}
    </FormSection>
  );
}
