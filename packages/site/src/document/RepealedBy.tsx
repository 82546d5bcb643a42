import type { ActRecord } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import { TextLink } from '@headnote/ui/link';
import { useServices } from '../services/ServicesProvider.js';
import { useMember } from '../services/use-member.js';
import { actReaderPath, bareActPath } from '../links/links.js';
import { messages } from './messages.js';

const { act: texts } = messages;

/** The fields of a record that say whether an act was repealed. */
export type Repealed = Partial<Pick<ActRecord, 'repealedOn' | 'repealedBy' | 'repealedById' | 'repealSource'>>;

/** `Repealed on 01 July 2024.`; empty for an act that is in force as far as the library knows. */
export function repealLine({ repealedBy, repealedOn }: Repealed): string {
  if (!repealedBy) return '';
  return repealedOn ? texts.repealedOn(formatDate(repealedOn)) : texts.repealed;
}

/** The act that repealed an act, as a link if the library has it, and where that is from. */
export function RepealedBy({ record }: { record: Repealed }) {
  const { repealedBy: title = '', repealedById: id = '', repealSource = '' } = record;
  const { codec } = useServices();
  const isMember = useMember() !== undefined;
  const source = repealSource === '' ? '' : texts.repealSource(repealSource);
  if (id === '') return texts.replacedByMissing(title) + source;
  const href = isMember ? actReaderPath(id) : bareActPath(codec, id);
  return (
    <>
      {texts.replacedBy} <TextLink href={href}>{title}</TextLink>
      {texts.stop}
      {source}
    </>
  );
}
