import { box } from '../parts/box.js';
import { formatDate } from '../parts/format.js';
import { WidgetLink, type LinkTarget } from '../parts/WidgetLink.js';
import type { LatestCasesLabels } from './messages.js';
import type { Court, LatestItem, LatestSelection } from './types.js';

interface LatestRowProps {
  readonly item: LatestItem;
  readonly labels: LatestCasesLabels;
  readonly linkTarget: LinkTarget;
  /** The tab. Rows of `hc` name their court, because the tab does not. */
  readonly court: Court;
  readonly onSelect: ((selection: LatestSelection) => void) | undefined;
}

/** A court's neutral citation, such as `2026 INSC 99` or `2024:DHC:123-DB`; the library's own citations do not match. */
const NEUTRAL_CITATION = /^\d{4}( INSC |:[A-Z])/;

/** One case: parties as a link, subject, date, reference, decision, citation. Unknown values are omitted. */
export function LatestRow({ item, labels, linkTarget, court, onSelect }: LatestRowProps) {
  const names = [item.appellant, item.respondent].filter(Boolean);
  const [first = labels.noParties, second] = names;
  const title = names.join(' VS ') || first;
  const reference = item.reference?.toUpperCase();
  // If the reference is only the court's name, the row would show it twice.
  const namedCourt = court === 'hc' && item.court?.toUpperCase() !== reference && item.court;
  // Without a date the text is no machine-readable time.
  const Time = (item.date ? 'time' : 'span') as 'time';
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
        <Time {...box('date')} dateTime={item.date ?? undefined}>
          {formatDate(item.date)}
        </Time>
        {item.citation && (
          <span className={NEUTRAL_CITATION.test(item.citation) ? 'hnw-cite hnw-neutral' : 'hnw-cite'}>
            {cell('citation', item.citation)}
          </span>
        )}
        {cell('reference', reference)}
        {cell('decision', item.decision)}
      </div>
    </li>
  );
}
