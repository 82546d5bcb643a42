import type { Package } from '@headnote/core/contract';
import { formatIndianNumber, formatRupees } from '@headnote/core/format';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/index.js';
import { checkIcon, Icon } from '../icon/index.js';
import { cx } from '../internal/cx.js';
import { figureOf } from '../internal/figure-of.js';
import { useLabels, type Labels } from '../labels/index.js';
import type { LinkComponent } from '../link/index.js';

export interface PackageCardProps {
  /** Package from the contract. Amounts are in rupees. */
  offer: Package;
  /** Amount that this visitor pays, which is emphasised. Default: the annual subscription. */
  due?: 'initial' | 'renewal' | undefined;
  /** Address of Free Trial; `null` leaves it out, for members. Default `/registration`. */
  trialHref?: string | null | undefined;
  /** Content next to Free Trial, for example a Subscribe button for members. */
  action?: ReactNode;
  /** Level of the heading, 2 to 4. Default `2`. */
  level?: 2 | 3 | 4 | undefined;
  /** Component that renders the links. Default: that of `LinkProvider`, else `a`. */
  linkComponent?: LinkComponent | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * One package: number, name, annual price, trial link and coverage. Use it inside `PackageList`.
 *
 * - **Do** set `due` to the amount that this visitor pays.
 * - **Don’t** use it outside `PackageList`, which aligns its rows.
 */
export function PackageCard(props: PackageCardProps) {
  const { offer, due, trialHref = '/registration', action, level = 2, linkComponent, className } = props;
  const labels = useLabels();
  const Heading = `h${level}` as const;
  const Details = `h${level + 1}` as 'h3' | 'h4' | 'h5';
  const [main, other] = amountsOf(offer, due, labels);
  const number = labels.packageNumber(formatIndianNumber(figureOf(offer.priority) ?? 0));
  return (
    <article className={cx('hn-package', className)}>
      <div className="hn-package__head">
        <p className="hn-muted">{number}</p>
        <Heading className="hn-package__name">{offer.name || number}</Heading>
      </div>
      <p className="hn-package__price">
        {main && (
          <>
            <strong className="hn-package__amount">{formatRupees(main.amount)}</strong>
            <span className="hn-package__what">{main.label}</span>
          </>
        )}
        {other && (
          <span className="hn-package__what">
            {other.label} {formatRupees(other.amount)}
          </span>
        )}
      </p>
      <div className="hn-package__actions">
        {trialHref !== null && (
          <ButtonLink href={trialHref} linkComponent={linkComponent}>
            {labels.freeTrial}
          </ButtonLink>
        )}
        {action}
      </div>
      <div className="hn-package__coverage">
        <Details className="hn-package__coverage-head">{labels.coverageDetails}</Details>
        <Coverage description={offer.description} />
      </div>
    </article>
  );
}

/** Each line of a description is one item; a single line is a sentence. */
function Coverage({ description }: { description: string | null | undefined }) {
  const lines = (description ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length < 2) return <p>{lines[0]}</p>;
  return (
    <ul className="hn-package__lines">
      {lines.map((line, index) => (
        <li key={index}>
          <Icon shape={checkIcon} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

interface Amount {
  amount: number;
  label: string;
}

/** Emphasised amount, and the other one when it differs. A missing price is left out: it is better than a wrong one. */
function amountsOf(offer: Package, due: PackageCardProps['due'], labels: Labels): (Amount | undefined)[] {
  const [yearly, first] = [figureOf(offer.renewalAmount), figureOf(offer.initialAmount) ?? 0];
  const renewal = yearly === undefined ? undefined : { amount: yearly, label: labels.annualSubscription };
  if (first <= 0 || first === yearly) return [renewal];
  const initial = { amount: first, label: labels.firstYear };
  return due === 'initial' || !renewal ? [initial, renewal] : [renewal, initial];
}
