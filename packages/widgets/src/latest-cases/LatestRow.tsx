import { box } from '../parts/box.js';
import { formatDate } from '../parts/format.js';
import { WidgetLink, type LinkTarget } from '../parts/WidgetLink.js';
import type { LatestCasesLabels } from './messages.js';
import type { Court, LatestItem, LatestSelection } from './types.js';

interface LatestRowProps {
  readonly item: LatestItem;
  readonly labels: LatestCasesLabels;
  readonly linkTarget: LinkTarget;
  /** The tab; that of the High Courts does not say which court it was, so the row does. */
  readonly court: Court;
  readonly onSelect: ((selection: LatestSelection) => void) | undefined;
}

/** One case: parties as a link, subject, date, reference, decision, citation. What is not known is left out. */
export function LatestRow({ item, labels, linkTarget, court, onSelect }: LatestRowProps) {
  const [first = labels.noParties, second] = [item.appellant, item.respondent].filter(Boolean);
  const title = second ? `${first} VS ${second}` : first;
  const cell = (name: string, text: string) => text && <span {...box(name)}>{text}</span>;
  return (
    <li {...box('row')}>
      <div {...box('main')}>
        <WidgetLink
          name="parties"
          href={item.href}
          target={linkTarget}
          onClick={(event) => onSelect?.({ item, title, court, event })}
        >
          {first}
          {second && <span {...box('versus')}> VS </span>}
          {second}
        </WidgetLink>
        {cell('subject', [court === 'hc' && item.court, item.subject].filter(Boolean).join(' · '))}
      </div>
      <div {...box('meta')}>
        <time {...box('date')} dateTime={item.date ?? undefined}>
          {formatDate(item.date)}
        </time>
        {cell('reference', item.reference?.toUpperCase())}
        {cell('decision', item.decision)}
        {item.citation && <span className="hnw-cite">{cell('citation', item.citation)}</span>}
      </div>
    </li>
  );
}
