import type { Package, Subscription } from '@headnote/core/contract';
import { formatDate, formatRupees } from '@headnote/core/format';
import { amountDue, GST_PERCENT, splitTax } from '@headnote/core/money';
import { SubmitButton } from '@headnote/ui/form';
import { TextLink } from '@headnote/ui/link';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { messages } from './messages.js';
import type { Order, OrderForm } from './order-form.js';

const { amount: texts } = messages;

/** The amount due for what is chosen, with its tax, and the way to the payment. It follows the form. */
export function AmountSide({ form, offers, billing, subscription }: Order & { readonly form: OrderForm }) {
  const { brand } = useServices().config;
  const { values } = useSyncExternalStore(form.subscribe, form.getSnapshot, form.getSnapshot);
  const offer = offers.find(({ id }) => String(id) === values.package);
  const due = offer ? amountDue(offer, subscription) : null;
  const isSameState = Number(values.billingState) === billing.supplierStateId;
  return (
    <aside className="site-order__side" aria-labelledby="order-amount">
      <h2 id="order-amount" className="site-order__heading">
        {texts.heading}
      </h2>
      {offer && due && (
        <dl className="site-order__sum" aria-live="polite">
          <Sum
            name={due.kind === 'first' ? texts.first(offer.name) : texts.renewal(offer.name)}
            paise={
              billing.supplierStateId === 0 ? due.rupees * 100 : splitTax(due.rupees * 100, { isSameState }).taxable
            }
          />
          {billing.supplierStateId !== 0 && <Tax paise={due.rupees * 100} isSameState={isSameState} />}
          <div className="site-order__total">
            <dt>{texts.total}</dt>
            <dd>{formatRupees(due.rupees)}</dd>
          </div>
        </dl>
      )}
      {offer && due && billing.supplierStateId === 0 && <p className="hn-muted">{texts.untaxed}</p>}
      <SubmitButton size="large" wide disabledReason={due ? undefined : reasonOf(subscription)}>
        {texts.pay}
      </SubmitButton>
      {offer && due && <p>{validityOf(due.kind, subscription)}</p>}
      {offer && due && <p>{messages.later(formatRupees(offer.renewalAmount), formatRupees(firstAmount(offer)))}</p>}
      <p>
        {messages.provider(brand.name)} <TextLink href="/inquiry">{messages.byCheque}</TextLink>
      </p>
    </aside>
  );
}

interface TaxProps {
  readonly paise: number;
  readonly isSameState: boolean;
}

/** The tax inside the amount: two halves within the operator's state, else one part. */
function Tax({ paise, isSameState }: TaxProps) {
  const { cgst, sgst, igst } = splitTax(paise, { isSameState });
  if (!isSameState) return <Sum name={texts.igst(String(GST_PERCENT))} paise={igst} />;
  const half = String(GST_PERCENT / 2);
  return (
    <>
      <Sum name={texts.cgst(half)} paise={cgst} />
      <Sum name={texts.sgst(half)} paise={sgst} />
    </>
  );
}

function Sum({ name, paise }: { readonly name: string; readonly paise: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatRupees(paise / 100)}</dd>
    </div>
  );
}

/** A package without a first amount costs the same in every year. */
const firstAmount = ({ initialAmount, renewalAmount }: Package) => initialAmount || renewalAmount;

const validityOf = (kind: 'first' | 'renewal', { state, endDate }: Subscription) =>
  kind === 'renewal' && state === 'active' ? messages.lengthens(formatDate(endDate)) : messages.validFrom;

const reasonOf = ({ state, endDate }: Subscription) =>
  state === 'active' ? messages.notYet(formatDate(endDate)) : messages.notSold;
