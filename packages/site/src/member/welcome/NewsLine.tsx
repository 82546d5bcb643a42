import { formatDate, formatIndianNumber } from '@headnote/core/format';
import { TextLink } from '@headnote/ui/link';
import { Fragment, type ReactNode } from 'react';
import { libraryPath } from '../../links/library-address.js';
import { messages } from './messages.js';
import type { Desk } from './use-desk.js';

const { news: texts } = messages;
/** Anchor of the latest cases. */
export const LATEST_ID = 'latest';

interface NewsLineProps {
  readonly desk: Desk;
  /** How many of the latest cases are new; undefined until they are read. */
  readonly fresh: number | undefined;
}

/** One sentence that says what is new since the last visit. Each number leads to what it counts. */
export function NewsLine({ desk, fresh = 0 }: NewsLineProps) {
  const { history, visitedOn, counted, treated = [] } = desk;
  if (history.isPending) return <p className="site-welcome__news">{texts.counting}</p>;
  if (visitedOn === undefined) return <p className="site-welcome__news">{texts.first}</p>;
  const hits = counted.reduce((sum, search) => sum + search.fresh, 0);
  const parts: ReactNode[] = [];
  if (fresh > 0)
    parts.push(
      <>
        <TextLink href={`#${LATEST_ID}`}>{texts.cases(formatIndianNumber(fresh), fresh === 1)}</TextLink>
        {texts.fromCourts}
      </>,
    );
  if (hits > 0)
    parts.push(
      <>
        <TextLink href={libraryPath('searches')}>{texts.hits(formatIndianNumber(hits), hits === 1)}</TextLink>
        {texts.inSearches}
      </>,
    );
  if (treated.length > 0)
    parts.push(
      <>
        <TextLink href={libraryPath('all')}>
          {texts.saved(formatIndianNumber(treated.length), treated.length === 1)}
        </TextLink>
        {texts.treated(treated.length === 1)}
      </>,
    );
  return (
    <p className="site-welcome__news" aria-label={texts.label}>
      {texts.since(formatDate(visitedOn))}
      {parts.length === 0
        ? texts.none
        : parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && joinerOf(index, parts.length)}
              {part}
            </Fragment>
          ))}
      {parts.length > 0 && texts.end}
    </p>
  );
}

function joinerOf(index: number, count: number): string {
  if (index < count - 1) return texts.comma;
  return count === 2 ? texts.pair : texts.and;
}
