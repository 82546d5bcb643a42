import './advanced.css';
import { formatIndianNumber } from '@headnote/core/format';
import { createForm } from '@headnote/core/validation';
import { Button } from '@headnote/ui/button';
import { Form } from '@headnote/ui/form';
import { TextLink } from '@headnote/ui/link';
import { UnderstoodLine, understoodRuns } from '@headnote/ui/understood-line';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { courtsOfTree, courtTree } from '../../data/court-queries.js';
import { readSearch, type ReadSearch } from '../../data/read-search.js';
import { countOf } from '../../data/search-queries.js';
import { libraryPath } from '../../links/library-address.js';
import { actListPath, resultsPath } from '../../links/links.js';
import { HISTORY_PATH } from '../../links/search-paths.js';
import { searchFor } from '../../links/search-state.js';
import { useAdvancedSearch } from '../../shell/member/address-search.js';
import { MemberSearchHelp } from '../../shell/member/MemberSearchHelp.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { ScreenHeading } from '../../shell/page/ScreenHeading.js';
import { LazySaveSearchDialog } from '../saved-searches/lazy-dialog.js';
import { lineOf } from './line-of.js';
import { messages } from './messages.js';
import { NamedFields } from './NamedFields.js';
import { PlaceFields } from './PlaceFields.js';
import { emptyForm } from './search-form.js';
import { SearchLine } from './SearchLine.js';
import { useSearchForm } from './use-search-form.js';
import { WordFields } from './WordFields.js';

/** The advanced search: one line and one form that are the same search, with the query language next to them. */
export function AdvancedScreen() {
  const { client, codec, config } = useServices();
  const navigate = useNavigate();
  const first = useAdvancedSearch();
  const tree = useQuery(courtTree(client));
  const known = useMemo(() => (tree.data ? courtsOfTree(tree.data) : []), [tree.data]);
  const search = useSearchForm(
    useMemo(() => (first ? lineOf(first) : ''), [first]),
    known,
  );
  const [hasHelp, setHasHelp] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const state = searchFor(search.text);
  const run = () => void navigate(resultsPath(codec, state));
  const [submitted, setSubmitted] = useState(0);
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (submitted > 0) runLatest();
  }, [submitted]);
  const [form] = useState(() =>
    createForm({ fields: {}, onSubmit: () => Promise.resolve(setSubmitted((times) => times + 1)) }),
  );
  return (
    <div className="site-advanced hn-container">
      <PageHead title={`${messages.title} – ${config.brand.name}`} />
      <SearchLine
        text={search.text}
        problems={search.problems}
        onChange={search.setText}
        onSearch={({ kind }) => (kind === 'acts' ? void navigate(actListPath(codec, state.text)) : run())}
      />
      <div className="site-advanced__said">
        <SaidBack text={search.text} />
        <p className="site-advanced__links">
          <TextLink kind="quiet" href={HISTORY_PATH}>
            {messages.history}
          </TextLink>
          <TextLink kind="quiet" href={libraryPath('searches')}>
            {messages.saved}
          </TextLink>
        </p>
      </div>
      <div className="site-advanced__columns">
        <Form form={form} markOn="submit" className="site-advanced__form" aria-label={messages.title}>
          <div className="site-advanced__head">
            <ScreenHeading>{messages.title}</ScreenHeading>
            <span>{messages.oneSearch}</span>
          </div>
          <WordFields {...search} />
          <PlaceFields {...search} />
          <NamedFields {...search} />
          <div className="site-advanced__actions">
            <Button type="submit" variant="primary">
              {messages.search}
            </Button>
            <Button onClick={() => setIsSaving(true)}>{messages.save}</Button>
            <Button variant="quiet" onClick={() => search.setForm(emptyForm)}>
              {messages.clear}
            </Button>
            <span className="site-advanced__wrong">
              {search.problems.length > 0 && messages.noFix(search.problems.length)}
            </span>
          </div>
        </Form>
        <aside className="site-advanced__help" aria-label={messages.help}>
          <Button variant="quiet" size="small" aria-expanded={hasHelp} onClick={() => setHasHelp(!hasHelp)}>
            {hasHelp ? messages.hideHelp : messages.showHelp}
          </Button>
          {hasHelp && <MemberSearchHelp />}
        </aside>
      </div>
      {isSaving && (
        <Suspense>
          <LazySaveSearchDialog search={state} origin="form" onClose={() => setIsSaving(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Milliseconds without typing before the judgments are counted. */
const COUNT_DELAY_MS = 500;

/** As wide as most counts. */
const USUAL_COUNT = 10_000;

/** The search in words, with its number of judgments. */
function SaidBack({ text }: { text: string }) {
  const shown = useDeferredValue(text);
  const read = useMemo(() => readSearch(searchFor(shown)), [shown]);
  const isCitation = read.search.kind === 'citation';
  return (
    <p className="site-advanced__understood">
      <UnderstoodLine runs={isCitation ? [{ text: read.search.text, role: 'said' }] : understoodRuns(read.tree)}>
        <Counted read={read} />
      </UnderstoodLine>
    </p>
  );
}

function Counted({ read }: { read: ReadSearch }) {
  const { client } = useServices();
  const [settled, setSettled] = useState(read);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(read), COUNT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [read]);
  const { data, isError } = useQuery(countOf(client, settled));
  if (isError) return <span>{messages.countFailed}</span>;
  // Its room is there before it, so that the line does not wrap when it comes.
  if (!data || settled !== read)
    return (
      <strong className="site-advanced__counting" aria-hidden="true">
        {messages.counted(formatIndianNumber(USUAL_COUNT), false)}
      </strong>
    );
  const count = formatIndianNumber(data.count);
  return <strong>{data.isFloor ? messages.countedAtLeast(count) : messages.counted(count, data.count === 1)}</strong>;
}
