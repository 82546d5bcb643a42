import './alerts.css';
import type { AlertHit } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import { TextLink } from '@headnote/ui/link';
import { actReaderPath, caseReaderPath } from '../../links/links.js';
import { messages } from './messages.js';

const { hits: texts } = messages;

/** One thing that an alert found, with who said it and the sentence. */
export function HitRow({ hit }: { readonly hit: AlertHit }) {
  const { event, documentId, title, courtName, decidedOn, citation, byId, byTitle, sentence, isWithdrawn } = hit;
  const isAct = event === 'amended' || event === 'repealed';
  const place = [courtName, decidedOn === null ? '' : formatDate(decidedOn), citation];
  const path = isAct ? actReaderPath : caseReaderPath;
  return (
    <li className="site-alerts__hit">
      <p>
        {event !== 'new' && (
          <strong>
            {isWithdrawn ? texts.withdrawn(messages.events[event], byTitle) : texts.happened(messages.events[event])}
          </strong>
        )}
        <TextLink href={path(documentId)}>{title}</TextLink>
      </p>
      <p className="hn-muted hn-text-ui hn-figures">{place.filter((part) => part !== '').join(', ')}</p>
      {byTitle !== '' && byId !== '' && !isWithdrawn && (
        <p className="hn-text-ui">
          <TextLink href={isAct ? actReaderPath(byId) : caseReaderPath(byId, hit.paragraph)}>
            {texts.by(byTitle)}
          </TextLink>
        </p>
      )}
      {sentence !== '' && <blockquote>{texts.quoted(sentence)}</blockquote>}
    </li>
  );
}
