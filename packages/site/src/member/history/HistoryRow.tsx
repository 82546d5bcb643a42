import type { HistoryEntry } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import type { SearchState } from '@headnote/core/search/bodies';
import { Button } from '@headnote/ui/button';
import { Inline } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { openedDocumentPath } from '../../data/history-queries.js';
import { inIndia } from '../../data/in-india.js';
import { actListPath, resultsPath } from '../../links/links.js';
import { advancedPath, storedSearch } from '../../links/search-paths.js';
import { messages } from './messages.js';

/** One search, with its number of judgments, or one document. The link runs the search again or opens the document. */
export function HistoryRow({ entry, onRemove }: { entry: HistoryEntry; onRemove: () => void }) {
  const { codec } = useServices();
  const words = entry.keywords || messages.allJudgments;
  const documentPath = openedDocumentPath(entry);
  const search = documentPath === undefined ? storedSearch(entry) : undefined;
  // Every encryption returns another text: the links are made once.
  const links = useMemo(
    () => ({
      run: documentPath ?? (search && runPath(codec, search)),
      edit: search?.kind === 'text' ? advancedPath(codec, search) : undefined,
    }),
    // The row's own text decides; the objects are new at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [codec, entry.id, entry.query],
  );
  return (
    <li className="site-history__row">
      <span className="site-history__time hn-muted hn-text-ui hn-figures">{inIndia(entry.searchedAt).time}</span>
      <div>
        <p className={search ? 'site-history__words' : 'site-history__document'}>
          {links.run === undefined ? messages.unknown : <TextLink href={links.run}>{words}</TextLink>}
        </p>
        <p className="hn-muted hn-text-ui hn-figures">{noteOf(entry, search)}</p>
      </div>
      <Inline gap={8} isLine className="site-history__tools">
        {links.edit && (
          <TextLink kind="quiet" href={links.edit} aria-label={messages.edit(words)}>
            {messages.editShort}
          </TextLink>
        )}
        <Button variant="quiet" size="small" aria-label={messages.remove(words)} onClick={onRemove}>
          {messages.removeShort}
        </Button>
      </Inline>
    </li>
  );
}

function runPath(codec: Parameters<typeof resultsPath>[0], search: SearchState): string {
  return search.kind === 'acts' ? actListPath(codec, search.text) : resultsPath(codec, search);
}

function noteOf({ kind, total }: HistoryEntry, search: SearchState | undefined): string {
  if (kind === 'case') return messages.case;
  if (kind === 'act') return messages.act;
  const found = kind === 'acts' ? messages.foundActs : messages.found;
  const isNarrowed = search && (search.courtNames.length > 0 || search.narrowing !== undefined);
  return [found(formatIndianNumber(total), total === 1), isNarrowed ? messages.narrowed : '']
    .filter(Boolean)
    .join(', ');
}
