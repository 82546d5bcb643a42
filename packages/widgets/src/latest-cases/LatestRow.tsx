import { formatDate, PARTIES_NOT_KNOWN } from '@headnote/core/format';
import type { MouseEvent } from 'react';
import { linkProps, type LinkTarget } from '../element/link-props.js';
import type { LatestCasesLabels } from './messages.js';
import type { LatestItem } from './types.js';

interface LatestRowProps {
  readonly item: LatestItem;
  readonly labels: LatestCasesLabels;
  readonly linkTarget: LinkTarget;
  /** Drawn before the subject where the tab does not already say which court it is. */
  readonly withCourt: boolean;
  readonly onSelect: ((item: LatestItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** One case: parties as a link, subject, date, reference, decision, citation. What is not known is left out. */
export function LatestRow({ item, labels, linkTarget, withCourt, onSelect }: LatestRowProps) {
  const sides = [item.appellant, item.respondent].filter(Boolean);
  const context = [withCourt && item.court, item.subject].filter(Boolean).join(' · ');
  return (
    <li className="hnw-row" part="row">
      <div className="hnw-main">
        <a
          className="hnw-parties"
          part="link"
          {...linkProps(item.href, linkTarget)}
          onClick={(event) => onSelect?.(item, event)}
        >
          {sides[0] ?? PARTIES_NOT_KNOWN}
          {sides[1] && <span className="hnw-versus"> VS </span>}
          {sides[1]}
          {linkTarget === '_blank' && <span className="hnw-hidden"> {labels.newTab}</span>}
        </a>
        {context && (
          <p className="hnw-subject" part="subject">
            {context}
          </p>
        )}
      </div>
      <div className="hnw-meta">
        <time className="hnw-date" part="date" dateTime={item.date ?? undefined}>
          {formatDate(item.date)}
        </time>
        {item.reference && (
          <span className="hnw-reference" part="reference">
            {item.reference.toUpperCase()}
          </span>
        )}
        {item.decision && (
          <span className="hnw-decision" part="decision">
            {item.decision}
          </span>
        )}
        {item.citation && (
          <span className="hnw-citation">
            <span className="hnw-chip" part="citation">
              {item.citation}
            </span>
          </span>
        )}
      </div>
    </li>
  );
}
