import type { BillingAnswer, Package, Subscription } from '@headnote/core/contract';
import { amountDue } from '@headnote/core/money';
import { createForm, required, type Form } from '@headnote/core/validation';
import { notifyOutcome } from '../../data/notify-outcome.js';
import type { Notify } from '../../notices/use-notify.js';
import type { Services } from '../../services/services.js';
import { billingFields, billingFrom } from '../account/billing-form.js';
import { messages } from './messages.js';
import type { Choice } from './use-subscribe.js';

/** What the order is made of. */
export interface Order {
  /** Packages that are sold, in their order. */
  readonly offers: readonly Package[];
  readonly billing: BillingAnswer;
  readonly subscription: Subscription;
}

interface OrderFormOptions extends Pick<Services, 'client'>, Order {
  readonly userId: string;
  /** Id of the package that is chosen at first. */
  readonly first: string;
  readonly notify: Notify;
  readonly pay: (choice: Choice) => Promise<void>;
}

// The fields are written out by `billingFields`; this one is ours.
const fieldsFor = (billing: BillingAnswer, first: string) => ({
  package: { prefix: messages.packages, initial: first, rules: [required] },
  ...billingFields(billing),
});

/** The form of an order: the package, and what the invoice says. */
export type OrderForm = Form<ReturnType<typeof fieldsFor>>;

/** Creates the form. It saves changed details of the invoice first, since the invoice is written from the saved ones. */
export function createOrderForm({ client, userId, first, notify, pay, ...order }: OrderFormOptions): OrderForm {
  const { offers, billing, subscription } = order;
  return createForm({
    fields: fieldsFor(billing, first),
    async onSubmit({ package: packageId, ...values }) {
      const next = billingFrom(values);
      const isChanged = (['name', 'address', 'stateId', 'gstin'] as const).some((key) => next[key] !== billing[key]);
      const failure =
        isChanged && (await notifyOutcome(notify, async () => void (await client.payments.saveBilling(next)), 'gstin'));
      if (failure) return failure;
      const offer = offers.find(({ id }) => String(id) === packageId);
      const due = offer && amountDue(offer, subscription);
      if (offer && offer.id !== null && due) await pay({ packageId: offer.id, userId, amount: due.rupees });
      return undefined;
    },
  });
}
