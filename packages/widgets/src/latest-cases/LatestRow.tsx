import { box } from '../parts/box.js';
import { Chip } from '../parts/Chip.js';
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
  // Isolated, so that a page from right to left does not reorder a date, a citation or a number.
  const cell = (name: string, text: string) =>
    text && (
      <span {...box(name)}>
        <bdi>{text}</bdi>
      </span>
    );
  return (
    <li {...box('row')}>
      <div {...box('main')}>
        <WidgetLink
          name="parties"
          href={item.href}
          target={linkTarget}
          onClick={(event) => onSelect?.({ item, title, court, event })}
        >
          <bdi>
            {first}
            {second && <span {...box('versus')}> VS </span>}
            {second}
          </bdi>
        </WidgetLink>
        {cell('subject', [namedCourt, item.subject].filter(Boolean).join(' · '))}
      </div>
      <div {...box('meta')}>
        <Time {...box('date')} dateTime={item.date ?? undefined}>
          <bdi>{formatDate(item.date)}</bdi>
        </Time>
        {item.citation && <Chip citation={item.citation} />}
        {cell('reference', reference)}
        {cell('decision', item.decision)}
      </div>
    </li>
  );
}
