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

/** A court's own number, as `2026 INSC 99` or `2024:DHC:123-DB`. The library's numbers are house citations. */
const NEUTRAL_CITATION = /^\d{4}( INSC |:[A-Z-]+:)\d/;

/** One case: parties as a link, subject, date, reference, decision, citation. What is not known is left out. */
export function LatestRow({ item, labels, linkTarget, court, onSelect }: LatestRowProps) {
  const [first = labels.noParties, second] = [item.appellant, item.respondent].filter(Boolean);
  const title = second ? `${first} VS ${second}` : first;
  const reference = item.reference?.toUpperCase();
  // Where only the court is known for a reference, the row would name it twice.
  const namedCourt = court === 'hc' && item.court?.toUpperCase() !== reference && item.court;
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
        {cell('subject', [namedCourt, item.subject].filter(Boolean).join(' · '))}
      </div>
      <div {...box('meta')}>
        {item.date ? (
          <time {...box('date')} dateTime={item.date}>
            {formatDate(item.date)}
          </time>
        ) : (
          cell('date', formatDate(item.date))
        )}
        {cell('reference', reference)}
        {cell('decision', item.decision)}
        {item.citation && (
          <span className={NEUTRAL_CITATION.test(item.citation) ? 'hnw-cite hnw-neutral' : 'hnw-cite'}>
            {cell('citation', item.citation)}
          </span>
        )}
      </div>
    </li>
  );
}
