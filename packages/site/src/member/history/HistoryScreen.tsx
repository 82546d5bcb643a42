import './history.css';
import type { HistoryEntry } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { EmptyState } from '@headnote/ui/empty-state';
import { Select } from '@headnote/ui/select';
import { Skeleton } from '@headnote/ui/skeleton';
import { TextField } from '@headnote/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { historyOf, refreshHistory, setHistory } from '../../data/history-queries.js';
import { ADVANCED_PATH } from '../../links/search-paths.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { FrameHead } from '../../shell/member/FrameHead.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { UndoBar } from '../../shell/undo/UndoBar.js';
import { useUndo } from '../../shell/undo/use-undo.js';
import { findEntries, historyDays, type HistoryKind } from './history-days.js';
import { HistoryRow } from './HistoryRow.js';
import { messages } from './messages.js';

const kinds = [
  { value: 'all', label: messages.all },
  { value: 'searches', label: messages.searches },
  { value: 'documents', label: messages.documents },
] as const;

/** The member's searches and opened documents by day: to find, to run again, to remove with undo. */
export function HistoryScreen() {
  const { client, config } = useServices();
  const history = useQuery(historyOf(client));
  return (
    <div className="site-frame hn-container">
      <PageHead title={`${messages.heading} – ${config.brand.name}`} />
      <FrameHead title={messages.heading} text={messages.text} />
      {history.isPending && <Skeleton shape="text" count={8} />}
      {history.isError && <ReadError title={messages.notLoaded} query={history} />}
      {history.data && <HistoryList entries={history.data} />}
    </div>
  );
}

function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<HistoryKind>('all');
  const [now] = useState(() => Date.now());
  const undo = useUndo();
  const { remove, clear } = useRemoval(undo, entries);
  const found = findEntries(entries, { text, kind });
  const isFiltered = text.trim() !== '' || kind !== 'all';
  return (
    <>
      {entries.length > 0 && (
        <div className="site-history__bar">
          <TextField
            type="search"
            label={messages.find}
            value={text}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
          <Select
            label={messages.kinds}
            options={kinds}
            value={kind}
            onChange={({ target }) => setKind(kinds.find(({ value }) => value === target.value)?.value ?? 'all')}
          />
          <Button variant="delete" onClick={clear}>
            {messages.clear}
          </Button>
        </div>
      )}
      <output className="hn-visually-hidden">
        {isFiltered && messages.shown(formatIndianNumber(found.length), found.length === 1)}
      </output>
      {entries.length === 0 && (
        <EmptyState
          title={messages.none}
          text={messages.noneText}
          suggestions={[{ label: messages.start, href: ADVANCED_PATH }]}
        />
      )}
      {entries.length > 0 && found.length === 0 && (
        <EmptyState title={messages.noMatch}>
          <Button
            onClick={() => {
              setText('');
              setKind('all');
            }}
          >
            {messages.showAll}
          </Button>
        </EmptyState>
      )}
      {historyDays(found, now).map(({ date, title, entries: ofDay }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 className="site-history__day" id={`day-${date}`}>
            {title}
          </h2>
          <ul className="site-list">
            {ofDay.map((entry) => (
              <HistoryRow key={entry.id} entry={entry} onRemove={() => remove(entry)} />
            ))}
          </ul>
        </section>
      ))}
      {entries.length >= LISTED && (
        <p className="hn-muted hn-text-ui hn-figures">{messages.limit(formatIndianNumber(entries.length))}</p>
      )}
      <UndoBar undo={undo} />
    </>
  );
}

/** Entries that the server lists at most. */
const LISTED = 100;

function useRemoval(undo: ReturnType<typeof useUndo>, entries: readonly HistoryEntry[]) {
  const { client } = useServices();
  const cache = useQueryClient();
  /** Removes rows from the screen now and from the server later. */
  const run = (gone: readonly HistoryEntry[], label: string, id?: string) => {
    const ids = new Set(gone.map((entry) => entry.id));
    undo.run({
      label,
      apply: () => setHistory(cache, (all) => all.filter((entry) => !ids.has(entry.id))),
      revert: () => setHistory(cache, (all) => inOrder([...all, ...gone])),
      commit: async ({ isLeaving: keepalive }) => {
        await client.library.clearHistory(id === undefined ? undefined : { id }, { keepalive });
        await refreshHistory(cache);
      },
    });
  };
  return {
    remove: (entry: HistoryEntry) => run([entry], messages.removed(entry.keywords || messages.allJudgments), entry.id),
    clear: () => run(entries, messages.cleared),
  };
}

function inOrder(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  return entries.toSorted((a, b) => b.searchedAt.localeCompare(a.searchedAt));
}
