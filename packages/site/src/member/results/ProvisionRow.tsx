import type { NamedAct, Section } from '@headnote/core/contract';
import { TextLink } from '@headnote/ui/link';
import { SampleBadge } from '@headnote/ui/sample-badge';
import { repealLine } from '../../document/RepealedBy.js';
import { actReaderPath } from '../../links/links.js';
import { messages } from './messages.js';

interface ProvisionRowProps {
  readonly act: NamedAct;
  readonly section: Section;
}

/** The section that a search names: opens the act at it. */
export function ProvisionRow({ act, section: { id, number, title } }: ProvisionRowProps) {
  const isArticle = /\bConstitution\b/.test(act.title);
  return (
    <section className="site-results__provision" aria-label={messages.provision}>
      <h2 className="hn-row__title">
        <TextLink href={actReaderPath(act.id, id)}>
          {isArticle ? messages.article(number) : messages.section(number)}
          {title !== '' && `. ${title}`}
        </TextLink>
      </h2>
      <p className="hn-row__facts">
        <strong className="hn-row__fact">{act.title}</strong> {repealLine(act)}
        {act.isSample && <SampleBadge />}
      </p>
    </section>
  );
}
