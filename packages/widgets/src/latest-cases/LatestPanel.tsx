import type { MouseEvent } from 'react';
import type { LinkTarget } from '../element/link-props.js';
import { LatestReserve } from './LatestReserve.js';
import { LatestRow } from './LatestRow.js';
import type { LatestCasesLabels } from './messages.js';
import type { LatestItem, LatestState } from './types.js';

interface LatestPanelProps {
  readonly state: LatestState;
  readonly limit: number;
  /** A card is as high with any list, so it keeps the room of `limit` rows in every state. */
  readonly isCard: boolean;
  readonly labels: LatestCasesLabels;
  readonly linkTarget: LinkTarget;
  readonly onSelect: ((item: LatestItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly onRetry: () => void;
}

/** What stands below the tabs in each of the four states. */
export function LatestPanel({ state, limit, isCard, labels, linkTarget, onSelect, onRetry }: LatestPanelProps) {
  const { court, phase } = state;
  const keepsRoom = isCard || phase.name === 'loading' || phase.name === 'error';
  return (
    <>
      <div className="hnw-columns" aria-hidden="true">
        <span>{labels.decided}</span>
        <span>{labels.parties}</span>
        <span>{labels.case}</span>
        <span>{labels.decision}</span>
        <span>{labels.citation}</span>
      </div>
      <div className="hnw-stack" data-state={phase.name}>
        {keepsRoom && <LatestReserve rows={limit} />}
        {phase.name === 'content' && (
          <ul className="hnw-list" part="list" role="list">
            {phase.data.items.slice(0, limit).map((item, index) => (
              <LatestRow
                key={index}
                item={item}
                labels={labels}
                linkTarget={linkTarget}
                withCourt={court === 'hc'}
                onSelect={onSelect}
              />
            ))}
          </ul>
        )}
        {phase.name === 'empty' && (
          <p className="hnw-note" part="empty">
            {labels.empty}
          </p>
        )}
        {phase.name === 'error' && (
          <div className="hnw-note" part="error">
            <p>{labels.error}</p>
            <button className="hnw-button" part="retry" type="button" onClick={onRetry}>
              {labels.retry}
            </button>
          </div>
        )}
      </div>
    </>
  );
}
