import * as texts from './message-texts.hi.js';
import type { messages as english } from './messages.js';

/** Every message of the forms and of their toasts, in Hindi. */
export const messages: Record<keyof typeof english, string> = {
  ...texts,
  notActive: 'आपका खाता सक्रिय नहीं है। कृपया सक्रियण कोड भरें।',
  mobileOrEmail: 'मोबाइल या ई-मेल भरें',
  notAvailable: 'सामग्री उपलब्ध नहीं है',
};
