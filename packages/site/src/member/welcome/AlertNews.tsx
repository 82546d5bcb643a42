import { warnings } from '@headnote/core/contract';
import { TextLink } from '@headnote/ui/link';
import { useQuery } from '@tanstack/react-query';
import { alertHitsOf } from '../../data/alert-queries.js';
import { ALERTS_PATH } from '../../links/links.js';
import { useServices } from '../../services/ServicesProvider.js';
import { HitRow } from '../alerts/HitRow.js';
import { messages } from './messages.js';
import { SidePart } from './SidePart.js';

const { alerts: texts } = messages;
const SHOWN = 3;
const red: readonly string[] = warnings;

/** What became of judgments that the member keeps or watches, with the sentence and who said it. Nothing on quiet days. */
export function AlertNews() {
  const { client } = useServices();
  const hits = useQuery(alertHitsOf(client));
  const news = (hits.data ?? []).filter(
    ({ event, isNew, isWithdrawn }) => red.includes(event) && isNew && !isWithdrawn,
  );
  if (news.length === 0) return null;
  return (
    <SidePart id="alerts" title={texts.heading}>
      <ul className="site-list">
        {news.slice(0, SHOWN).map((hit) => (
          <HitRow key={`${hit.alertId} ${hit.documentId} ${hit.byId}`} hit={hit} />
        ))}
      </ul>
      <TextLink href={ALERTS_PATH}>{texts.all}</TextLink>
    </SidePart>
  );
}
