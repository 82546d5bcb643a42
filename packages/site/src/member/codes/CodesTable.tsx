import { sectionOfPlace, type CodePair, type PairRow } from '@headnote/core/codes';
import { EmptyState } from '@headnote/ui/empty-state';
import { Icon } from '@headnote/ui/icon';
import { Skeleton } from '@headnote/ui/skeleton';
import { Suspense, useEffect, useRef } from 'react';
import { TEXT_LANGUAGE } from '../../services/language.js';
import { lazyPart } from '../../shell/lazy/lazy-part.js';
import { kindIcons } from './kind-icons.js';
import { messages } from './messages.js';
import type { KnownSections, PairSections } from './use-sections.js';

/** With the library that compares texts; loaded when a pair is opened. */
const { Part: PairTexts } = lazyPart(async () => (await import('./PairTexts.js')).PairTexts);

/** The key of a row in the address: its first old section, or its first new place after a `+`. */
const keyOf = ({ old, new: places }: PairRow): string => old[0] ?? `+${places[0] ?? ''}`;

const opens = (row: PairRow, opened: string): boolean =>
  opened !== '' &&
  (opened.startsWith('+') ? row.new.some((place) => isIn(place, opened.slice(1))) : row.old.includes(opened));

/** A new place of the address may be a section of which the row has clauses, or the other way round. */
const isIn = (place: string, wanted: string): boolean =>
  place === wanted || place.startsWith(`${wanted}(`) || wanted.startsWith(`${place}(`);

interface CodesTableProps {
  readonly pair: CodePair;
  readonly rows: readonly PairRow[];
  readonly sections: PairSections;
  readonly opened: string;
  /** Opens a row by its key; an empty key closes it. */
  readonly onOpen: (key: string) => void;
}

/** The rows of a pair of codes; one of them may be open with both texts. */
export function CodesTable({ pair, rows, sections, opened, onOpen }: CodesTableProps) {
  if (rows.length === 0) return <EmptyState title={messages.none} />;
  return (
    <table className="site-codes__table">
      <thead>
        <tr>
          <th scope="col">{pair.old}</th>
          <th scope="col">{pair.new}</th>
          <th scope="col">{messages.what}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={keyOf(row)} {...{ pair, row, sections, onOpen }} isOpen={opens(row, opened)} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<CodesTableProps, 'pair' | 'sections' | 'onOpen'> {
  readonly row: PairRow;
  readonly isOpen: boolean;
}

function Row({ pair, row, sections, onOpen, isOpen }: RowProps) {
  const line = useRef<HTMLTableRowElement>(null);
  // A link to a pair leads to its row.
  const isFirst = useRef(isOpen);
  useEffect(() => {
    if (isFirst.current) line.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      <tr ref={line} className={`site-codes__row site-codes__row--${row.kind}`} aria-current={isOpen || undefined}>
        <td data-code={pair.old}>
          <Places places={row.old} sections={sections.old} none={messages.noOld} />
        </td>
        <td data-code={pair.new}>
          <Places places={row.new} sections={sections.new} none={noNew(row)} />
        </td>
        <td>
          <button
            type="button"
            className="site-codes__open"
            aria-expanded={isOpen}
            aria-label={`${messages.kindNames[row.kind]}. ${isOpen ? messages.close : messages.open([...row.old, ...row.new].join(', '))}`}
            onClick={() => onOpen(isOpen ? '' : keyOf(row))}
          >
            <Icon shape={kindIcons[row.kind]} size={15} />
            <strong>{messages.kindNames[row.kind]}</strong>
          </button>
          <Detail row={row} />
        </td>
      </tr>
      {isOpen && (
        <tr className="site-codes__texts">
          <td colSpan={3}>
            <Suspense fallback={<Skeleton count={2} />}>
              <PairTexts pair={pair} row={row} />
            </Suspense>
          </td>
        </tr>
      )}
    </>
  );
}

function noNew({ kind, compare }: PairRow): string {
  if (kind === 'repealed') return '–';
  return compare.length > 0 ? messages.compare(compare.join(', ')) : messages.noNew;
}

/** A smaller share of equal words, in percent, mostly says that the old text that was compared is cut short, and nothing of the law. */
const LEAST_SHARE = 50;

function Detail({ row }: { readonly row: PairRow }) {
  const [link, ...more] = row.links;
  if (!link || more.length > 0 || link.share === null || link.share < LEAST_SHARE) return null;
  const place = row.new.includes(link.new) ? '' : `${link.new}: `;
  return (
    <div className="site-codes__detail">
      {place}
      {messages.equal(link.share)}
    </div>
  );
}

interface PlacesProps {
  readonly places: readonly string[];
  readonly sections: KnownSections;
  readonly none: string;
}

function Places({ places, sections, none }: PlacesProps) {
  if (places.length === 0) return <span className="hn-muted">{none}</span>;
  return places.map((place) => {
    const known = sections.get(sectionOfPlace(place));
    return (
      <div key={place} className="site-codes__place">
        <span className="site-codes__number">{place}</span> <span lang={TEXT_LANGUAGE}>{known?.heading}</span>{' '}
        {/* Judgments are counted by sections, not by their clauses. */}
        {known !== undefined && known.judgments > 0 && !place.includes('(') && (
          <span className="site-codes__judgments">{messages.judgmentsOf(known.judgments)}</span>
        )}
      </div>
    );
  });
}
