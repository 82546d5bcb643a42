import { formatIndianNumber } from '@headnote/core/format';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { accessTokensOf, sessionsOf, subscriptionOf } from '../../data/account-queries.js';
import { paymentsOf } from '../../data/payment-queries.js';
import { messages } from './messages.js';
import type { sections } from './sections.js';

type SectionId = (typeof sections)[number]['id'];

/** How much a part of the page has, once the part has read it. */
export function SectionCount({ id }: { readonly id: SectionId }) {
  const services = useServices();
  const { client } = services;
  // The parts of the page read the same data; here nothing is asked for.
  const sessions = useQuery({ ...sessionsOf(client), enabled: false }).data;
  const tokens = useQuery({ ...accessTokensOf(client), enabled: false }).data?.tokens;
  const subscription = useQuery({ ...subscriptionOf(services), enabled: false }).data;
  const payments = useQuery({ ...paymentsOf(client), enabled: false }).data;
  const days = subscription?.daysRemaining ?? 0;
  const counts: Partial<Record<SectionId, string>> = {
    ...(sessions && { sessions: formatIndianNumber(sessions.length) }),
    ...(tokens && { 'access-tokens': formatIndianNumber(tokens.length) }),
    ...(subscription && { subscription: messages.subscription.days(formatIndianNumber(days), days === 1) }),
    ...(payments && { payments: formatIndianNumber(payments.length) }),
  };
  const count = counts[id];
  return count === undefined ? null : <span className="site-account__count">{count}</span>;
}
