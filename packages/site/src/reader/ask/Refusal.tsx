import type { AnswerRefusal, RefusalOffer } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Icon, refusalIcon } from '@headnote/ui/icon';
import { TextLink } from '@headnote/ui/link';
import type { Turn } from '@headnote/core/assistant';
import { useServices } from '../../services/ServicesProvider.js';
import { resultsPath } from '../../links/links.js';
import { searchFor } from '../../links/search-state.js';
import type { AskView } from './ask-view.js';
import { Group } from './Group.js';
import { messages } from './messages.js';
import { Button } from '@headnote/ui/button';

interface RefusalProps {
  readonly view: AskView;
  readonly turn: Turn;
  readonly refusal: AnswerRefusal;
}

/** Says that nothing answers: what was looked for, the nearest sentence as no answer, and where else to look. */
export function Refusal({ view, turn, refusal }: RefusalProps) {
  const { kind } = view.document;
  const { lookedFor, words, searched, nearest, offers } = refusal;
  const where = messages.searched[kind](searched, formatIndianNumber(searched));
  return (
    <div className="site-ask__refusal">
      <Icon shape={refusalIcon} size={18} />
      <div className="site-ask__refusal-text">
        <h4>{messages.noAnswer[kind]}</h4>
        <p>
          {messages.notFound(messages.lookedFor[lookedFor], words.join(' '), where)}
          {nearest && ` ${messages.nearest}`}
        </p>
      </div>
      {nearest && <Group view={view} group={nearest} turn={turn.key} />}
      {offers.length > 0 && (
        <ul className="site-ask__offers hn-no-print">
          {offers.map((offer) => (
            <li key={`${offer.kind} ${offer.query}`}>
              <Offer view={view} question={turn.question} offer={offer} />
              <span>{formatIndianNumber(offer.count)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface OfferProps {
  readonly view: AskView;
  readonly question: string;
  readonly offer: RefusalOffer;
}

function Offer({ view: { machine }, question, offer: { kind, query, count } }: OfferProps) {
  const { codec } = useServices();
  if (kind === 'search')
    return (
      <TextLink href={resultsPath(codec, searchFor(query))}>
        {messages.searchFor} <i>{query}</i>
      </TextLink>
    );
  const askCited = () => {
    machine.setScope('cited');
    machine.ask(question);
  };
  return (
    <Button variant="quiet" size="small" onClick={askCited}>
      {messages.askCited(count, formatIndianNumber(count))}
    </Button>
  );
}
