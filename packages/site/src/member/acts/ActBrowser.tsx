import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { Select } from '@headnote/ui/select';
import { Skeleton } from '@headnote/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { actPage, type ActsFound } from '../../data/act-queries.js';
import { actListAddress, type ActFilter, type ActListPlace } from '../../links/act-list-address.js';
import { useStableLinks } from '../../links/use-stable-links.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { useWideScreen } from '../results/use-wide-screen.js';
import { ActFilters } from './ActFilters.js';
import { ActList } from './ActList.js';
import { LetterBar } from './LetterBar.js';
import { messages } from './messages.js';
import { lazyPart } from '../../shell/lazy/lazy-part.js';

const FacetSheet = lazyPart(async () => (await import('../results/FacetSheet.js')).FacetSheet).Part;

/** The list of acts with its letters and what narrows it: loading, failed, nothing found, found. All of it is in the address. */
export function ActBrowser({ place }: { readonly place: Required<ActListPlace> }) {
  const { client, codec } = useServices();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isWide = useWideScreen();
  const [isOpen, setOpen] = useState(false);
  const { text, filter } = place;
  // The letters and filters stay while another page of the list loads.
  const acts = useQuery({ ...actPage(client, { ...place, visit: key }), placeholderData: keepPreviousData });
  const isLoading = acts.isPending || acts.isPlaceholderData;
  const answer = acts.data;
  const narrow = (change: ActFilter) =>
    void navigate(actListAddress(codec, { text, filter: tidy({ ...filter, ...change }) }), {
      preventScrollReset: true,
    });
  const letterHref = useStableLinks(JSON.stringify({ text, filter }), (letter: string | undefined) =>
    actListAddress(codec, { text, filter: tidy({ ...filter, letter }) }),
  );
  const count = Object.keys(filter).filter((name) => name !== 'letter' && name !== 'order').length;
  const filters = answer && <ActFilters choices={answer.choices} filter={filter} onChange={narrow} />;
  return (
    <div className="site-acts__grid">
      <aside className="site-acts__side" aria-label={messages.narrow}>
        {isWide && filters}
      </aside>
      <section aria-label={messages.list} aria-busy={isLoading}>
        {answer ? (
          <LetterBar letters={answer.choices.letters} chosen={filter.letter} hrefFor={letterHref} />
        ) : (
          <div className="site-letters" />
        )}
        <div className="site-acts__bar">
          <output className="site-acts__total">{answer && !isLoading && totalLine(answer, filter)}</output>
          {!isWide && (
            <Button size="small" onClick={() => setOpen(true)}>
              {messages.filters(count)}
            </Button>
          )}
          <Select
            isInline
            className="site-acts__sort"
            label={messages.sort}
            options={[
              ...(text === '' ? [] : [{ value: '', label: messages.bestFirst }]),
              { value: 'title', label: messages.orders.title },
              { value: 'year', label: messages.orders.year },
            ]}
            value={filter.order ?? (text === '' ? 'title' : '')}
            onChange={({ target: { value } }) =>
              narrow({
                order: value === '' || (value === 'title' && text === '') ? undefined : (value as 'title' | 'year'),
              })
            }
          />
        </div>
        {isLoading && <Skeleton shape="act" count={8} />}
        {acts.isError && <ReadError title={messages.listNotLoaded} query={acts} />}
        {answer && !isLoading && <ActList place={place} answer={answer} />}
      </section>
      <Suspense>{isOpen && !isWide && <FacetSheet onClose={() => setOpen(false)}>{filters}</FacetSheet>}</Suspense>
    </div>
  );
}

/** A filter without what narrows nothing. */
function tidy(filter: ActFilter): ActFilter {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && [value].flat().length > 0);
  return Object.fromEntries(set);
}

function totalLine({ total }: ActsFound, { letter }: ActFilter): string {
  const figure = formatIndianNumber(total.value);
  if (letter !== undefined && letter !== '#')
    return total.value === 1 ? messages.oneBegins(letter) : messages.actsBegin(figure, letter);
  const count = total.value === 1 ? messages.oneAct : messages.acts(figure);
  return total.relation === 'gte' ? messages.moreThan(count) : count;
}
