import './result-strip.css';
import { caseTitle, formatIndianNumber } from '@headnote/core/format';
import type { SearchState } from '@headnote/core/search/bodies';
import { arrowLeftIcon, chevronLeftIcon, chevronRightIcon, Icon } from '@headnote/ui/icon';
import { TextLink } from '@headnote/ui/link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainClick } from '../../../links/is-plain-click.js';
import { caseReaderPath, resultsPath } from '../../../links/links.js';
import { readPage, LAST_PAGE } from '../../../links/results-address.js';
import { useServices } from '../../../services/ServicesProvider.js';
import { useReaderSearch } from '../../../shell/member/address-search.js';
import { useLastList, useReturnToList } from '../../../shell/member/last-list.js';
import { messages } from '../messages.js';
import type { Neighbour } from './result-place.js';

/** Above the tools: where the judgment is in the results that led to it, with the one before and the one after. Nothing without a search. */
export function ResultStrip({ id }: { readonly id: string }) {
  const search = useReaderSearch();
  if (search === undefined || search.kind === 'acts') return null;
  return <Strip id={id} search={search} />;
}

function Strip({ id, search }: { readonly id: string; readonly search: SearchState }) {
  const { client, codec } = useServices();
  const cache = useQueryClient();
  const last = useLastList();
  const returnToList = useReturnToList(last);
  const list = useMemo(() => last?.path ?? resultsPath(codec, search), [last, codec, search]);
  const page = readPage(new URLSearchParams(list.split('?')[1]), LAST_PAGE);
  const found = useQuery({
    queryKey: ['result-place', id, search, page],
    // The language of searches is large, and a reader who came without a search does not need it.
    queryFn: async () => (await import('./result-place.js')).resultPlace(client, cache, { id, search, page }),
    staleTime: Infinity,
    meta: { isQuiet: true },
  });
  const place = found.data;
  const total = place && formatIndianNumber(place.total);
  const all = total && (place.isFloor ? messages.andMore(total) : total);
  return (
    <nav className="site-strip hn-no-print" aria-label={messages.inResults}>
      <div className="site-strip__row hn-container">
        <TextLink kind="quiet" className="site-strip__list" href={list} onClick={returnToList}>
          <Icon shape={arrowLeftIcon} size={16} />
          {all === undefined || all === null ? messages.results : messages.resultsOf(all)}
        </TextLink>
        <Step to={place?.previous} name={messages.previousResult} side="previous" />
        {/* A reader on the next judgment hears where it is. */}
        <output className="site-strip__place">
          {place && all ? messages.placeOf(formatIndianNumber(place.place), all) : ''}
        </output>
        <Step to={place?.next} name={messages.nextResult} side="next" />
      </div>
    </nav>
  );
}

interface StepProps {
  readonly to: Neighbour | undefined;
  readonly name: string;
  readonly side: 'previous' | 'next';
}

/** The judgment before or after this one. It takes this one's place in the history, so that Back leads to the results. */
function Step({ to, name, side }: StepProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  if (to === undefined) return <span className={`site-strip__step site-strip__step--${side}`} />;
  const { appellant = '', respondent = '', decidedOn } = to.record;
  const title = caseTitle({ appellant, respondent });
  const href = caseReaderPath(to.id) + search;
  const said = `${name}: `;
  return (
    <TextLink
      kind="quiet"
      className={`site-strip__step site-strip__step--${side}`}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate(href, { replace: true });
      }}
    >
      <Icon shape={side === 'previous' ? chevronLeftIcon : chevronRightIcon} size={18} />
      <span className="site-strip__words">
        <span className="hn-visually-hidden">{said}</span>
        <span className="hn-muted hn-figures">{to.place}</span> <span className="site-strip__title">{title}</span>{' '}
        <span className="hn-muted hn-figures">{decidedOn?.slice(0, 4)}</span>
      </span>
    </TextLink>
  );
}
