import type { Section } from '@headnote/core/contract';
import { ComboBox } from '@headnote/ui/combo-box';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { sectionsOf } from '../../data/act-queries.js';

interface SectionFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  /** Title of the act in the field above. */
  readonly act: string;
  readonly onChange: (text: string) => void;
}

/** The section of the chosen act, with the sections of that act to choose from. Any text is accepted. */
export function SectionField({ label, value, placeholder, act, onChange }: SectionFieldProps) {
  const { client } = useServices();
  const cache = useQueryClient();
  return (
    <ComboBox
      label={label}
      defaultText={value}
      placeholder={placeholder}
      freeText
      minCharacters={0}
      load={async (text) => sectionsFor(await cache.fetchQuery(sectionsOf(client, act)), text)}
      labelOf={numberOf}
      noteOf={titleOf}
      onTextChange={onChange}
    />
  );
}

const numberOf = ({ number }: Section): string => number;
const titleOf = ({ title }: Section): string => title;

/** The sections whose number begins with the text, then those with the text in the heading. Each number once. */
export function sectionsFor(sections: readonly Section[], text: string): readonly Section[] {
  const wanted = text.trim().toLowerCase();
  const numbered = [...new Map(sections.map((one) => [one.number, one])).values()].filter(
    ({ number }) => number !== '',
  );
  const byNumber = numbered.filter(({ number }) => number.toLowerCase().startsWith(wanted));
  const byTitle = numbered.filter((one) => !byNumber.includes(one) && one.title.toLowerCase().includes(wanted));
  return [...byNumber, ...byTitle];
}
