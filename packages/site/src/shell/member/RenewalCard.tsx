import type { Package, Subscription } from '@headnote/core/contract';
import { formatDate, formatIndianNumber, formatRupees } from '@headnote/core/format';
import { amountDue } from '@headnote/core/money';
import { ButtonLink } from '@headnote/ui/button';
import { checkIcon, Icon } from '@headnote/ui/icon';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { packagesOf } from '../../data/payment-queries.js';
import { PACKAGES_PATH } from '../../links/links.js';
import { messages } from './messages.js';
import { renewalWords } from './renewal-words.js';

interface RenewalCardProps {
  readonly subscription: Subscription;
  /** ISO date in India. */
  readonly today: string;
  /** Shown until the packages are read: it has the height of the card. */
  readonly reserved: ReactNode;
}

/** What a year costs until when, and what is kept. */
export function RenewalCard({ subscription, today, reserved }: RenewalCardProps) {
  const { client } = useServices();
  const packages = useQuery(packagesOf(client));
  if (packages.isPending) return reserved;
  const offer = offerOf(subscription, packages.data ?? []);
  const due = offer && amountDue(offer, subscription);
  const { tone, title, text, beside, action } = renewalWords(subscription, {
    today,
    formatDay: formatDate,
    formatCount: formatIndianNumber,
    renewal: offer ? formatRupees(offer.renewalAmount) : '',
    initial: offer ? formatRupees(offer.initialAmount || offer.renewalAmount) : '',
  });
  return (
    <section className="hn-container site-renewal" aria-label={messages.renewal.label}>
      <div className={`site-renewal__card site-renewal__card--${tone}`}>
        <div className="site-renewal__words">
          <h2 className="site-renewal__title">{title}</h2>
          <p>{text}</p>
        </div>
        <div className="site-renewal__end">
          {due && <strong className="site-renewal__amount">{formatRupees(due.rupees)}</strong>}
          {due && <span>{beside}</span>}
          <ButtonLink variant="primary" href={PACKAGES_PATH}>
            {due ? action : messages.renewal.packages}
          </ButtonLink>
        </div>
      </div>
      <ul className="site-renewal__kept site-list">
        {messages.renewal.kept.map((line) => (
          <li key={line}>
            <Icon shape={checkIcon} size={16} /> {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The package that ended, or the only one that is sold. */
function offerOf({ packageName }: Subscription, packages: readonly Package[]): Package | undefined {
  const sold = packages.filter(({ isTrial }) => !isTrial);
  return sold.find(({ name }) => name === packageName) ?? (sold.length === 1 ? sold[0] : undefined);
}
