import { TextField } from '@headnote/ui/text-field';
import { TextLink } from '@headnote/ui/link';
import type { Services } from '../../services/services.js';
import { useServices } from '../../services/ServicesProvider.js';
import { CITATIONS_PATH } from '../../links/citation-paths.js';
import { FormSection } from './FormSection.js';
import { messages } from './messages.js';
import { NameField } from './NameField.js';
import { SectionField } from './SectionField.js';
import type { NamedField } from './search-form.js';
import type { FormSearch } from './use-search-form.js';

/** The completions of each field; a field without any is plain text. */
const calls = {
  appellant: 'partyName',
  respondent: 'respondents',
  advocate: 'advocate',
  judge: 'judges',
  subject: 'subject',
  decision: 'finalDecision',
  act: 'acts',
  caseType: 'caseType',
  caseNumber: 'caseNumber',
} as const satisfies Partial<Record<NamedField, keyof Services['client']['complete']>>;

const sections = [
  { title: messages.people, fields: ['appellant', 'respondent', 'advocate', 'judge'] },
  { title: messages.law, fields: ['subject', 'decision', 'act', 'section'] },
  { title: messages.case, fields: ['caseType', 'caseNumber', 'citation'] },
] as const;

/** Parties, people, law, case: the fields that name something. */
export function NamedFields(search: FormSearch) {
  return sections.map(({ title, fields }) => (
    <FormSection key={title} title={title}>
      {fields.map((name) => (
        <OneField key={name} name={name} search={search} />
      ))}
    </FormSection>
  ));
}

function OneField({ name, search: { form, round, setForm } }: { name: NamedField; search: FormSearch }) {
  const { client } = useServices();
  const common = { label: messages[name], placeholder: messages.placeholders[name], value: form[name] };
  const onChange = (text: string) => setForm({ [name]: text });
  if (name === 'section' && form.act !== '')
    return <SectionField key={round} {...common} act={form.act} onChange={onChange} />;
  if (name === 'section' || name === 'citation') {
    return (
      <TextField {...common} hint={hintOf(name)} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
    );
  }
  return (
    <NameField
      key={round}
      {...common}
      complete={(input, call) => client.complete[calls[name]](input, call)}
      onChange={onChange}
    />
  );
}

function hintOf(name: 'section' | 'citation') {
  return name === 'citation' ? <TextLink href={CITATIONS_PATH}>{messages.finder}</TextLink> : messages.sectionHint;
}
