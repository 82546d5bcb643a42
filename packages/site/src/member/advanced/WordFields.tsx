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
  const text = (key: 'phrase' | 'any' | 'none') => ({
    label: messages[key],
    placeholder: messages[`${key}Hint`],
    value: form[key],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => setForm({ [key]: target.value }),
  });
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
      <NameField
        key={`all${round}`}
        label={messages.all}
        placeholder={messages.allHint}
        value={form.all}
        complete={completeWords}
        onChange={(all) => setForm({ all })}
      />
      <TextField {...text('phrase')} />
      <TextField {...text('any')} />
      <TextField {...text('none')} />
    </FormSection>
  );
}
