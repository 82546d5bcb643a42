import type { Package } from '@headnote/core/contract';
import { formatRupees } from '@headnote/core/format';
import { Form, FormMessage } from '@headnote/ui/form';
import { Grid } from '@headnote/ui/layout';
import { RadioGroup } from '@headnote/ui/radio';
import { useState } from 'react';
import { useNotify } from '../../notices/use-notify.js';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';
import { BillingFields } from '../account/BillingFields.js';
import { AmountSide } from './AmountSide.js';
import { messages } from './messages.js';
import { createOrderForm, type Order } from './order-form.js';
import { useSubscribe } from './use-subscribe.js';

interface OrderFieldsProps extends Order {
  /** Id of the package that the address names. */
  readonly wanted: string;
}

/** The packages, the details of the invoice, and at their side the amount due. */
export function OrderFields({ wanted, ...order }: OrderFieldsProps) {
  const { client } = useServices();
  const { offers } = order;
  const notify = useNotify();
  const pay = useSubscribe();
  const userId = useMember()?.userId ?? '';
  const [form] = useState(() => {
    const known = offers.find(({ id }) => String(id) === wanted) ?? offers[0];
    return createOrderForm({ client, userId, first: String(known?.id ?? ''), notify, pay, ...order });
  });
  return (
    <Form form={form} className="site-order__form" aria-label={messages.title}>
      <div className="site-order__fields">
        <RadioGroup
          label={messages.packages}
          dataName="package"
          className="site-order__offers"
          options={offers.map((offer) => ({ value: String(offer.id), label: <Offer {...offer} /> }))}
        />
        <h2 className="site-order__part">{messages.onInvoice}</h2>
        <p className="hn-muted hn-text-ui">{messages.invoiceText}</p>
        <Grid columns={2} gap={24} rowGap={20} align="start" className="site-order__invoice">
          <BillingFields />
        </Grid>
        <FormMessage />
      </div>
      <AmountSide form={form} {...order} />
    </Form>
  );
}

function Offer({ priority, name, description, renewalAmount, initialAmount }: Package) {
  return (
    <span className="site-order__offer">
      <span>
        <span className="hn-muted">{messages.number(String(priority))}</span>
        <strong className="site-order__name">{name}</strong>
        <span className="hn-muted">{description.split('\n').join(' ')}</span>
      </span>
      <span className="site-order__price">
        <strong>{formatRupees(renewalAmount)}</strong>
        <span className="hn-muted">{messages.annual}</span>
        {initialAmount > 0 && initialAmount !== renewalAmount && (
          <span className="hn-muted">{messages.firstYear(formatRupees(initialAmount))}</span>
        )}
      </span>
    </span>
  );
}
