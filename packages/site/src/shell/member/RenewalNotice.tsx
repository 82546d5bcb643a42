import './renewal-notice.css';
import type { SessionUser } from '@headnote/core/session';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { subscriptionOf } from '../../data/account-queries.js';
import { inIndia } from '../../data/in-india.js';
import { lazyPart } from '../lazy/lazy-part.js';

const RenewalCard = lazyPart(async () => (await import('./RenewalCard.js')).RenewalCard).Part;

/**
 * On top of every member page once the subscription has ended: what a year costs until when, and what is kept. It reads
 * the subscription, which also brings the days in the bar up to date.
 */
export function RenewalNotice({ member }: { readonly member: SessionUser }) {
  const services = useServices();
  const { client } = services;
  const subscription = useQuery(subscriptionOf(services));
  const isOver = member.daysRemaining === 0;
  if (!isOver) return null;
  // Room for the notice, so that the page does not move when it comes.
  const reserved = <div className="site-renewal site-renewal--reserved" />;
  if (subscription.isPending) return reserved;
  const { data } = subscription;
  if (data?.state !== 'renewable' && data?.state !== 'lapsed') return null;
  const { date: today } = inIndia(subscription.dataUpdatedAt + (client.clockOffset() ?? 0));
  return (
    <Suspense fallback={reserved}>
      <RenewalCard subscription={data} today={today} reserved={reserved} />
    </Suspense>
  );
}
