import type { Billing } from '@headnote/core/contract';
import { Form, FormMessage } from '@headnote/ui/form';
import { Skeleton } from '@headnote/ui/skeleton';
import { TextArea } from '@headnote/ui/text-area';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { billingOf } from '../../data/payment-queries.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { useNotify } from '../../notices/use-notify.js';
import { AccountSection } from './AccountSection.js';
import { createBillingForm } from './billing-form.js';
import { BillingFields } from './BillingFields.js';
import { messages } from './messages.js';
import { SaveButton } from './SaveButton.js';
import { withSuccess } from './with-success.js';

const { billing: texts } = messages;

/** Name, state, address and GSTIN for invoices from now on. */
export function BillingSection() {
  const { client } = useServices();
  const { data, ...query } = useQuery(billingOf(client));
  return (
    <AccountSection id="billing" name={texts.name} text={texts.text}>
      {query.isPending && <Skeleton shape="text" count={3} />}
      {query.isError && <ReadError level={3} title={messages.notLoaded(texts.name)} query={query} />}
      {data && <BillingForm billing={data} />}
    </AccountSection>
  );
}

function BillingForm({ billing }: { readonly billing: Billing }) {
  const { client } = useServices();
  const notify = useNotify();
  const queries = useQueryClient();
  const [form] = useState(() =>
    withSuccess(
      createBillingForm({ client, billing, notify }),
      () => void queries.invalidateQueries({ queryKey: billingOf(client).queryKey }),
    ),
  );
  return (
    <Form form={form} className="hn-form--two" aria-label={texts.name}>
      <BillingFields />
      <TextArea label={texts.address} dataName="address" className="hn-form__whole" rows={3} />
      <div className="hn-form__whole">
        <FormMessage />
        <SaveButton form={form} unchanged={messages.profile.unchanged}>
          {texts.save}
        </SaveButton>
      </div>
    </Form>
  );
}
