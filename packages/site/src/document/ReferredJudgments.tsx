import type { DocumentExtent } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { TextLink } from '@headnote/ui/link';
import { casePreviewPath } from '../links/links.js';
import { messages } from './messages.js';

/**
 * The judgments to which a judgment refers, folded: the first of the specification's two blocks to show and hide. Each has our own citation:
 * beside its name, a report's citation would show words of the text that a visitor may not read (V4).
 */
export function ReferredJudgments({ extent }: { readonly extent: DocumentExtent | null }) {
  const referred = extent?.referred ?? [];
  if (referred.length === 0) return null;
  return (
    <details className="site-fold">
      <summary>
        {messages.referred} <span className="hn-muted hn-figures">{formatIndianNumber(referred.length)}</span>
      </summary>
      <ul className="site-list">
        {referred.map(({ title, houseCitation }) => (
          <li key={houseCitation}>
            <TextLink href={casePreviewPath(houseCitation)}>{title || houseCitation}</TextLink>
            {title !== '' && <span className="hn-muted"> {houseCitation}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
