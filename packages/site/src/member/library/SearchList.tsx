import type { SavedQuery } from '@headnote/core/contract';
import { formatDate, formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { EmptyState } from '@headnote/ui/empty-state';
import { bellIcon, Icon } from '@headnote/ui/icon';
import { Suspense, useMemo, useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { inIndia } from '../../data/in-india.js';
import { savedSearchPath, storedSearch } from '../../links/search-paths.js';
import { LazyAlertDialog } from '../alerts/lazy-dialog.js';
import { containsWords } from './library-rows.js';
import { ListBar } from './ListBar.js';
import { MarkedRow } from './MarkedRow.js';
import { messages } from './messages.js';
import { searchRows, type SearchOrder } from './search-rows.js';
import type { Library } from './use-library.js';

const { searches: texts, list } = messages;

/** Every saved search below the one that it refines: to find, to sort, to run, to remove. */
export function SearchList({ searches, library }: { searches: readonly SavedQuery[]; library: Library }) {
  const [text, setText] = useState('');
  const [order, setOrder] = useState<SearchOrder>('saved');
  if (searches.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  const isFound = ({ keywords, refineKeywords }: SavedQuery) => containsWords(text, [keywords, refineKeywords]);
  const rows = searchRows(searches, { order, isFound });
  return (
    <>
      <ListBar text={text} onText={setText} order={order} orders={texts.orders} onOrder={setOrder} />
      {rows.length === 0 && <EmptyState title={list.noMatch(text.trim())} />}
      <ul className="site-list" aria-label={texts.label}>
        {rows.map(({ search, depth, inside }) => (
          <li key={search.id} className="site-library__search" style={{ paddingInlineStart: depth * 24 }}>
            <SearchRow search={search} isInside={depth > 0} inside={inside} library={library} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SearchRowProps {
  readonly search: SavedQuery;
  readonly isInside: boolean;
  /** How many searches refine it. */
  readonly inside: number;
  readonly library: Library;
}

function SearchRow({ search, isInside, inside, library }: SearchRowProps) {
  const { codec } = useServices();
  const { id, query, keywords, savedAt, ranAt, total } = search;
  const words = keywords || texts.allJudgments;
  // Every encryption returns another text: the link is made once.
  const href = useMemo(() => savedSearchPath(codec, { id, query }), [codec, id, query]);
  const notes = [
    ranAt === '' ? texts.neverRun : texts.total(formatIndianNumber(total), total === 1),
    ranAt === '' ? '' : texts.ranOn(formatDate(inIndia(ranAt).date)),
    isInside ? texts.within : '',
    inside === 0 ? '' : texts.children(formatIndianNumber(inside), inside === 1),
    href === undefined ? texts.unknown : '',
  ];
  return (
    <MarkedRow
      title={words}
      href={href}
      time={savedAt}
      timeWords={list.savedOn}
      removeLabel={texts.remove(words)}
      onRemove={() => library.change({ type: 'remove', kind: 'query', ids: [id] }, texts.removed(words))}
    >
      <p className="site-library__note">{notes.filter((note) => note !== '').join(', ')}</p>
      <AlertButton query={query} words={words} />
    </MarkedRow>
  );
}

/** Starts an alert on a saved search for judgments. */
function AlertButton({ query, words }: { readonly query: string; readonly words: string }) {
  const [isOpen, setOpen] = useState(false);
  const search = useMemo(() => storedSearch({ query }), [query]);
  if (search === undefined || search.kind !== 'text') return null;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon shape={bellIcon} />}
        aria-label={texts.alertOn(words)}
        onClick={() => setOpen(true)}
      >
        {texts.alert}
      </Button>
      <Suspense>
        {isOpen && <LazyAlertDialog watched={{ kind: 'search', search }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
