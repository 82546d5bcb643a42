import { messages } from './messages.js';

/** The parts of the page in order, with their anchors. */
export const sections = [
  { id: 'profile', name: messages.profile.name },
  { id: 'password', name: messages.password.name },
  { id: 'sessions', name: messages.sessions.name },
  { id: 'access-tokens', name: messages.tokens.name },
  { id: 'subscription', name: messages.subscription.name },
  { id: 'payments', name: messages.payments.name },
  { id: 'billing', name: messages.billing.name },
  { id: 'your-data', name: messages.data.name },
  { id: 'delete-account', name: messages.deletion.name },
] as const;

export const anchors = sections.map(({ id }) => id);
