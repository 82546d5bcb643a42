import type { NamedAct, NamedProvision } from '@headnote/core/contract';
import { Callout } from '@headnote/ui/callout';
import { TextLink } from '@headnote/ui/link';
import { MissingAct } from '../../document/MissingAct.js';
import { repealLine } from '../../document/RepealedBy.js';
import { actReaderPath } from '../../links/links.js';
import { messages } from './messages.js';

interface ProvisionNoteProps {
  readonly acts: readonly NamedAct[];
  readonly provision: NamedProvision;
}

/** Says why a provision was not opened, and leads to the acts that it may belong to. */
export function ProvisionNote({ acts, provision }: ProvisionNoteProps) {
  const inLibrary = acts.filter(({ id }) => id !== '');
  if (inLibrary.length === 0) {
    const [act] = acts;
    return <div className="site-provision hn-container">{act && <MissingAct act={act} />}</div>;
  }
  const title =
    inLibrary.length === 1 ? messages.noSection(provision.canonical) : messages.severalActs(provision.canonical);
  return (
    <div className="site-provision hn-container">
      <Callout title={title}>
        <ul className="site-list">
          {inLibrary.map((act) => (
            <li key={act.id}>
              <TextLink href={actReaderPath(act.id)}>{act.title}</TextLink> {repealLine(act)}
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
