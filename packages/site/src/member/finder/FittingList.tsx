import type { CaseBrief } from '@headnote/core/contract';
import { TextLink } from '@headnote/ui/link';
import { ShortList } from '../../citator/ShortList.js';
import { caseReaderPath } from '../../links/links.js';
import { messages } from './messages.js';

/** Reports shown before the reader asks for all. */
const SHOWN_AT_FIRST = 20;

/** Reports of one volume, each with its judgment. */
export function FittingList({ fits }: { fits: readonly CaseBrief[] }) {
  return (
    <ShortList
      label={messages.fitting}
      atFirst={SHOWN_AT_FIRST}
      entries={fits.map(({ id, title, citation }) => (
        <li key={`${id} ${citation}`}>
          <TextLink href={caseReaderPath(id)}>{citation}</TextLink>
          {messages.fit(title)}
        </li>
      ))}
    />
  );
}
