import type { NamedAct } from '@headnote/core/contract';
import { actNumberLine, formatDate, formatIndianNumber } from '@headnote/core/format';
import { Highlight, type Run } from '@headnote/ui/highlight';
import { circleExclamationIcon, Icon } from '@headnote/ui/icon';
import { TextLink } from '@headnote/ui/link';
import { SampleBadge } from '@headnote/ui/sample-badge';
import type { ActRow } from '../../data/act-queries.js';
import { ministryName } from './ActFilters.js';
import { messages } from './messages.js';

export interface ActLineProps {
  readonly row: ActRow;
  /** Address of the act; undefined if the library knows only its title. */
  readonly href: string | undefined;
  /** Address of the judgments that name it. */
  readonly judgmentsHref: string | undefined;
  /** Words of the text that match. */
  readonly runs: readonly Run[] | undefined;
}

/** A line of the list of acts: title and state, ministry, number, sections and judgments. */
export function ActLine({ row, href, judgmentsHref, runs }: ActLineProps) {
  const { act, sections, judgments } = row;
  const number = actNumberLine(act).replace(/^Act /, '');
  return (
    <article className={act.repealedBy ? 'site-act-line site-act-line--repealed' : 'site-act-line'} data-id={act.id}>
      <div className="site-act-line__title">
        <h2 className="hn-row__title">
          {href === undefined ? act.title : <TextLink href={href}>{act.title || act.houseCitation || act.id}</TextLink>}{' '}
          {act.isSample && <SampleBadge />}
        </h2>
        <ActState act={act} />
        {runs && runs.length > 0 && (
          <p className="site-act-line__words">
            <Highlight runs={runs} />
          </p>
        )}
      </div>
      <p className="site-act-line__ministry">{ministryName(act.ministry ?? '') || '–'}</p>
      <p className="site-act-line__number">{number === '' ? '–' : messages.number(number)}</p>
      <p className="site-act-line__count">
        {act.id === '' ? (
          <span className="hn-text-small">{messages.titleOnly}</span>
        ) : (
          <Count of={messages.sectionsOf} count={sections} />
        )}
      </p>
      <p className="site-act-line__count">
        {judgmentsHref !== undefined && judgments !== undefined && judgments > 0 ? (
          <TextLink href={judgmentsHref}>
            <Count of={messages.judgmentsOf} count={judgments} />
          </TextLink>
        ) : (
          <Count of={messages.judgmentsOf} count={judgments} />
        )}
      </p>
    </article>
  );
}

const NONE = '–';

/** A number under the head of its column; its name is there for screen readers and on a phone. */
function Count({ of, count }: { readonly of: (count: string) => string; readonly count: number | undefined }) {
  if (count === undefined || count === 0)
    return (
      <span aria-hidden="true" className="site-act-line__none">
        {NONE}
      </span>
    );
  const figure = formatIndianNumber(count);
  return (
    <>
      <span aria-hidden="true" className="site-act-line__figure">
        {figure}
      </span>
      <span className="site-act-line__named">{of(figure)}</span>
    </>
  );
}

function ActState({ act }: { readonly act: NamedAct }) {
  if (act.repealedBy)
    return (
      <p className="site-act-line__state">
        <span className="site-act-line__repealed">
          <Icon shape={circleExclamationIcon} size={15} /> {messages.repealed}
        </span>{' '}
        {act.repealedOn
          ? messages.repealedOn(formatDate(act.repealedOn), act.repealedBy)
          : messages.repealedBy(act.repealedBy)}
      </p>
    );
  const text = act.isAvailable === false ? messages.noText : (act.statusText ?? '');
  return text === '' ? null : <p className="site-act-line__state">{text}</p>;
}
