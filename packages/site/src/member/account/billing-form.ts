import type { Billing } from '@headnote/core/contract';
import { isGstin } from '@headnote/core/money';
import {
  atMost,
  createForm,
  messages as rules,
  required,
  type FormValues,
  type Validator,
} from '@headnote/core/validation';
import type { Services } from '../../services/services.js';
import { notifyOutcome } from '../../data/notify-outcome.js';
import type { Notify } from '../../notices/use-notify.js';
import { messages } from './messages.js';

interface BillingFormOptions extends Pick<Services, 'client'> {
  readonly billing: Billing;
  readonly notify: Notify;
}

/** Longest name and address, as the server takes them. */
const MAX_NAME = 256;
const MAX_ADDRESS = 2000;

/** Empty, or a number whose check character is right. The server also compares its state. */
const gstinRule: Validator = (value, prefix = 'Field') => {
  const text = typeof value === 'string' ? tidyGstin(value) : '';
  return text === '' || isGstin(text) ? '' : rules.pattern.replace('<prefix>', prefix);
};

/** As it is printed: without blanks, in capital letters. */
const tidyGstin = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

/** The fields of what invoices say of the member. */
export function billingFields(billing: Billing) {
  const { billing: texts } = messages;
  return {
    billingName: { prefix: texts.billingName, initial: billing.name, rules: [required, atMost(MAX_NAME)] },
    gstin: { prefix: texts.gstin, initial: billing.gstin, rules: [gstinRule] },
    billingState: { prefix: texts.state, initial: billing.stateId === 0 ? '' : String(billing.stateId) },
    address: { prefix: texts.address, initial: billing.address, rules: [atMost(MAX_ADDRESS)] },
  } as const;
}

type BillingValues = FormValues<ReturnType<typeof billingFields>>;

/** What the fields say, as the server takes it. */
export const billingFrom = ({ billingName, gstin, billingState, address }: BillingValues): Billing => ({
  name: billingName,
  gstin: tidyGstin(gstin),
  stateId: Number(billingState),
  address,
});

/** Creates the form of what invoices say of the member. */
export function createBillingForm({ client, billing, notify }: BillingFormOptions) {
  return createForm({
    fields: billingFields(billing),
    onSubmit: (values) => notifyOutcome(notify, () => client.payments.saveBilling(billingFrom(values)), 'gstin'),
  });
}
