import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { CaseList } from '@headnote/ui/case-card';
import { Checkbox } from '@headnote/ui/checkbox';
import { EmptyState } from '@headnote/ui/empty-state';
import { Inline } from '@headnote/ui/layout';
import { Select } from '@headnote/ui/select';
import { TextField } from '@headnote/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { documentsOf } from '../../data/document-queries.js';
import { useOfflineCopies } from '../../offline/use-offline-copies.js';
import { isFolderPlace, libraryPath, type LibraryPlace } from '../../links/library-address.js';
import { useListedKeys } from '../../shell/keys/use-shortcut.js';
import { ExportMenu } from './ExportMenu.js';
import { countAll, type LibraryData } from './library-data.js';
import { findRows, rowOrders, rowsOf, sortRows, titleOf, type RowOrder, type SavedRow } from './library-rows.js';
import { messages } from './messages.js';
import { caseRow, PlainRows, RowNotes } from './SavedRows.js';
import { SelectionTools } from './SelectionTools.js';
import type { Library } from './use-library.js';
import { useSelection } from './use-selection.js';

const { list: texts } = messages;

/** Rows that are drawn at first, and that the button adds. */
const SHOWN = 50;
const none = new Map();
const keys = [
  { key: 'j', label: texts.nextRow },
  { key: 'k', label: texts.previousRow },
  { key: 'x', label: texts.selectRow },
];

interface SavedListProps {
  readonly place: LibraryPlace;
  readonly data: LibraryData;
  readonly library: Library;
}

/** The saved judgments and acts of a place: to find, to sort, to select, to move, to remove, to export. */
export function SavedList({ place, data, library }: SavedListProps) {
  const { client } = useServices();
  const [text, setText] = useState('');
  const [order, setOrder] = useState<RowOrder>('saved');
  const [limit, setLimit] = useState(SHOWN);
  const ids = rowsOf(data, place, none).map(({ result }) => result.documentId);
  const documents = useQuery(documentsOf(client, ids));
  const copies = useOfflineCopies();
  const rows = rowsOf(data, place, documents.data ?? none);
  const found = sortRows(findRows(rows, text), order);
  const selection = useSelection(found.map(({ result }) => result.id));
  const areKeysOn = useListedKeys(keys);
  const selected = found.filter(({ result }) => selection.has(result.id));
  if (rows.length === 0) return <NothingSaved isWhole={place === 'all'} />;
  const shown = found.slice(0, limit);
  const withSelect = (row: SavedRow) => ({
    row,
    end: (
      <RowNotes
        savedAt={row.result.savedAt}
        folder={place === 'all' ? row.folder : undefined}
        isOffline={copies.copiedAt(row.result.documentId) !== undefined}
      />
    ),
    select: (
      <Checkbox
        aria-label={texts.select(titleOf(row.document, row.result.name))}
        checked={selection.has(row.result.id)}
        onChange={() => selection.toggle(row.result.id)}
      />
    ),
  });
  const cases = shown.filter(({ document }) => document && document.record.title === undefined);
  const others = shown.filter((row) => !cases.includes(row));
  return (
    <>
      <Inline gap={20} rowGap={12} className="site-library__bar">
        <Checkbox
          label={selected.length > 0 ? selectedOf(selected.length, rows.length) : countOf(found.length)}
          aria-label={texts.selectAll}
          checked={found.length > 0 && selected.length === found.length}
          indeterminate={selected.length > 0 && selected.length < found.length}
          onChange={() => selection.toggleAll()}
        />
        <TextField
          type="search"
          isInline
          label={texts.filter}
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Select
          isInline
          label={texts.sort}
          options={rowOrders.map((value) => ({ value, label: texts.orders[value] }))}
          value={order}
          onChange={({ target }) => setOrder(rowOrders.find((one) => one === target.value) ?? 'saved')}
        />
        <ExportMenu
          rows={selected.length > 0 ? selected : found}
          isSelection={selected.length > 0}
          name={nameOfPlace(place, data)}
        />
      </Inline>
      {selected.length > 0 && (
        <SelectionTools rows={selected} folders={data.folders} library={library} onDone={selection.clear} />
      )}
      <output className="hn-visually-hidden">{text.trim() !== '' && countOf(found.length)}</output>
      {found.length === 0 && <NoMatch text={text} total={countAll(data.folders)} onClear={() => setText('')} />}
      {cases.length > 0 && (
        <CaseList
          label={texts.label}
          keys={areKeysOn ? 'page' : 'off'}
          cases={cases.map((row) => caseRow(withSelect(row)))}
        />
      )}
      <PlainRows rows={others.map(withSelect)} isPending={documents.isPending} />
      {found.length > limit && (
        <Button onClick={() => setLimit(limit + SHOWN)}>
          {texts.more(formatIndianNumber(Math.min(SHOWN, found.length - limit)))}
        </Button>
      )}
    </>
  );
}

const countOf = (count: number) => texts.all(formatIndianNumber(count), count === 1);
const selectedOf = (count: number, all: number) => texts.selected(formatIndianNumber(count), formatIndianNumber(all));

function nameOfPlace(place: LibraryPlace, { folders }: LibraryData): string {
  const name = isFolderPlace(place) ? folders.find(({ id }) => id === place.folderId)?.name : undefined;
  return name || messages.heading;
}

function NothingSaved({ isWhole }: { isWhole: boolean }) {
  return (
    <EmptyState title={isWhole ? texts.emptyAll : texts.empty} text={isWhole ? texts.emptyAllText : texts.emptyText} />
  );
}

function NoMatch({ text, total, onClear }: { text: string; total: number; onClear: () => void }) {
  return (
    <EmptyState
      title={texts.noMatch(text.trim())}
      suggestions={[{ label: texts.inWhole, href: libraryPath('all'), count: formatIndianNumber(total) }]}
    >
      <Button onClick={onClear}>{texts.showAll}</Button>
    </EmptyState>
  );
}
