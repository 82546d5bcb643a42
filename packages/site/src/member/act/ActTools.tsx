import type { ActRecord } from '@headnote/core/contract';
import { circleExclamationIcon, Icon } from '@headnote/ui/icon';
import { TextLink } from '@headnote/ui/link';
import { useServices } from '../../services/ServicesProvider.js';
import { actName } from '../../document/ActHead.js';
import { repealLine } from '../../document/RepealedBy.js';
import { resultsPath } from '../../links/links.js';
import { isConstitution, judgmentsOnSection } from '../../links/provision-text.js';
import type { SectionLink } from './act-sections.js';
import { messages } from './messages.js';

interface ActToolsProps {
  readonly record: Partial<ActRecord>;
  /** The section that is being read. */
  readonly section: SectionLink | undefined;
}

/**
 * What a reader must know in the middle of an act: which act it is, that it was repealed, and the judgments that name the section. The bar
 * stays in view, also after a jump past the head of the act.
 */
export function ActTools({ record, section }: ActToolsProps) {
  const repeal = repealLine(record);
  return (
    <>
      <span className="site-act__name">{actName(record)}</span>
      {repeal !== '' && (
        <span className="site-act__repealed">
          <Icon shape={circleExclamationIcon} size={15} />
          {messages.repealed}
        </span>
      )}
      {section !== undefined && <SectionJudgments title={record.title ?? ''} number={section.number} />}
    </>
  );
}

function SectionJudgments({ title, number }: { title: string; number: string }) {
  const { codec } = useServices();
  if (title === '' || number === '') return null;
  return (
    <TextLink className="site-act__judgments" href={resultsPath(codec, judgmentsOnSection({ title, number }))}>
      {isConstitution(title) ? messages.judgmentsOnArticle(number) : messages.judgmentsOn(number)}
    </TextLink>
  );
}
