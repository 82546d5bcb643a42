import type { Package } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import { amountDue } from '@headnote/core/money';
import { Button, ButtonLink } from '@headnote/ui/button';
import type { PackageCardProps } from '@headnote/ui/package-card';
import type { ReactNode } from 'react';
import { orderPath } from '../../links/links.js';
import { messages } from './messages.js';
import type { OwnSubscription } from './use-own-subscription.js';

interface CardOptions {
  readonly packages: readonly Package[];
  readonly own: OwnSubscription;
  /** Sign-in that returns to the packages. */
  readonly signInPath: string;
}

/** A visitor has no subscription, and neither has a member until it is read. */
const NONE = { state: 'none', daysRemaining: 0 } as const;

/** The cards of the packages that are sold. The trial is not a card: it comes with every registration. */
export function packageCards({ packages, ...rest }: CardOptions): PackageCardProps[] {
  return packages.filter(({ isTrial }) => !isTrial).map((offer) => cardOf(offer, rest));
}

type Rest = Omit<CardOptions, 'packages'>;

function cardOf(offer: Package, { own, signInPath }: Rest): PackageCardProps {
  const due = amountDue(offer, own.state === 'known' ? own.value : NONE);
  return {
    offer,
    due: due?.kind === 'first' ? 'initial' : 'renewal',
    ...(own.state === 'visitor' ? {} : { trialHref: null }),
    action: own.state === 'visitor' ? <VisitorsWay href={signInPath} name={offer.name} /> : membersWay(),
  };

  function membersWay(): ReactNode {
    const isRenewal = due?.kind === 'renewal' || (own.state === 'known' && due === null);
    const label = isRenewal ? messages.renewOf(offer.name) : messages.subscribeTo(offer.name);
    const text = isRenewal ? messages.renew : messages.subscribe;
    if (own.state === 'known' && due !== null && offer.id !== null)
      return (
        <ButtonLink variant="primary" href={orderPath(offer.id)} aria-label={label}>
          {text}
        </ButtonLink>
      );
    return (
      <Button
        variant="primary"
        wide
        aria-label={label}
        busy={own.state === 'loading'}
        disabledReason={reasonOf(offer, own, due)}
      >
        {text}
      </Button>
    );
  }
}

/** Why a member cannot pay for a package now; undefined if that is possible. */
function reasonOf(offer: Package, own: OwnSubscription, due: unknown): string | undefined {
  if (own.state === 'failed') return messages.notRead.text;
  if (own.state !== 'known') return undefined;
  if (due === null && own.value.state === 'active') return messages.notYet(formatDate(own.value.endDate));
  return due === null || offer.id === null ? messages.notSold : undefined;
}

/** Whoever is not signed in signs in first, and comes back to the packages. */
function VisitorsWay({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <ButtonLink variant="primary" href={href} aria-label={messages.subscribeTo(name)}>
      {messages.subscribe}
    </ButtonLink>
  );
}
