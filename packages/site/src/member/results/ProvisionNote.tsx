import type { NamedAct, NamedProvision } from '@headnote/core/contract';
import { Callout } from '@headnote/ui/callout';
import { TextLink } from '@headnote/ui/link';
import { ActNotHeld } from '../../document/ActNotHeld.js';
import { repealLine } from '../../document/RepealedBy.js';
import { actReaderPath } from '../../links/links.js';
import { messages } from './messages.js';

interface ProvisionNoteProps {
  readonly acts: readonly NamedAct[];
  readonly provision: NamedProvision;
}

/** Says why a provision was not opened, and leads to the acts that it may belong to. */
export function ProvisionNote({ acts, provision }: ProvisionNoteProps) {
  const held = acts.filter(({ id }) => id !== '');
  if (held.length === 0) {
    const [act] = acts;
    return <div className="site-provision hn-container">{act && <ActNotHeld act={act} />}</div>;
  }
  const title = held.length === 1 ? messages.noSection(provision.canonical) : messages.severalActs(provision.canonical);
  return (
    <div className="site-provision hn-container">
      <Callout title={title}>
        <ul className="site-list">
          {held.map((act) => (
            <li key={act.id}>
              <TextLink href={actReaderPath(act.id)}>{act.title}</TextLink> {repealLine(act)}
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
