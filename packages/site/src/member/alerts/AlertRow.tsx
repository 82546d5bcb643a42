import type { Alert } from '@headnote/core/contract';
import { formatDate, formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { Inline } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { useMemo, useState } from 'react';
import { inIndia } from '../../data/in-india.js';
import { actReaderPath, caseReaderPath, resultsPath } from '../../links/links.js';
import { storedSearch } from '../../links/search-paths.js';
import { useServices } from '../../services/ServicesProvider.js';
import { AlertHits } from './AlertHits.js';
import { messages } from './messages.js';

const { row: texts } = messages;

interface AlertRowProps {
  readonly alert: Alert;
  readonly onPause: () => void;
  readonly onRemove: () => void;
}

/** One alert: what it watches, how often, its last run, what is new, and its tools. */
export function AlertRow({ alert, onPause, onRemove }: AlertRowProps) {
  const { codec } = useServices();
  const [isOpen, setOpen] = useState(false);
  const { id, kind, query, documentId, frequency, events, isPaused, createdAt, ranAt, total, fresh, failure } = alert;
  const name = kind === 'own' ? texts.own : alert.name || texts.unnamed;
  // Every encryption returns another text: the link is made once.
  const href = useMemo(() => {
    if (kind === 'judgment') return caseReaderPath(documentId);
    if (kind === 'act') return actReaderPath(documentId);
    const search = kind === 'search' ? storedSearch({ query }) : undefined;
    return search && resultsPath(codec, search);
  }, [codec, kind, documentId, query]);
  const ran = ranAt === '' ? undefined : inIndia(ranAt);
  const [today] = useState(() => inIndia(Date.now()).date);
  return (
    <li className="site-alerts__row">
      <div>
        <p className={kind === 'search' ? 'site-alerts__name site-alerts__name--search' : 'site-alerts__name'}>
          {href === undefined ? name : <TextLink href={href}>{name}</TextLink>}
        </p>
        <p className="hn-muted hn-text-ui">{events.map((event) => messages.events[event]).join(', ')}</p>
      </div>
      <div className="site-alerts__fact hn-text-ui">
        <p>{isPaused ? texts.paused : messages.frequencies[frequency]}</p>
        <p className="hn-muted">{texts.created(formatDate(inIndia(createdAt).date))}</p>
      </div>
      <p className="site-alerts__fact hn-muted hn-text-ui hn-figures">
        {ran
          ? texts.ran(ran.date === today ? texts.today : formatDate(ran.date), ran.time)
          : kind === 'search'
            ? texts.never
            : ''}
        {failure !== '' && ` ${texts.failed}`}
      </p>
      <p className="site-alerts__fact hn-text-ui hn-figures">
        <strong className={fresh > 0 ? 'site-alerts__fresh' : undefined}>
          {fresh > 0 ? texts.fresh(formatIndianNumber(fresh)) : texts.noneNew}
        </strong>{' '}
        {texts.of(formatIndianNumber(total))}
      </p>
      <Inline gap={8} isLine className="site-alerts__tools">
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.hide(name) : texts.show(name)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.hideShort : texts.showShort}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={isPaused ? texts.resume(name) : texts.pause(name)}
          onClick={onPause}
        >
          {isPaused ? texts.resumeShort : texts.pauseShort}
        </Button>
        <Button size="small" variant="quiet" aria-label={texts.remove(name)} onClick={onRemove}>
          {texts.removeShort}
        </Button>
      </Inline>
      {isOpen && <AlertHits id={id} />}
    </li>
  );
}
