import './targets.css';
import type { ProvisionMeaning } from '@headnote/core/contract';
import { TextLink } from '@headnote/ui/link';
import { actReaderPath } from '../links/links.js';

/** The provisions that words may mean; those of acts that the library does not have are no links. */
export function MeaningList({ meanings }: { meanings: readonly ProvisionMeaning[] }) {
  return (
    <ul className="site-list site-targets">
      {meanings.map(({ actId, actTitle, anchor, canonical, statusText }) => (
        <li key={canonical}>
          {actId === '' ? canonical : <TextLink href={actReaderPath(actId, anchor)}>{canonical}</TextLink>}
          <span className="site-line-below">{[actTitle, statusText].filter(Boolean).join('. ')}</span>
        </li>
      ))}
    </ul>
  );
}
