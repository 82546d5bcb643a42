import type { messages as english } from './messages.js';

/** Texts of the page of articles, in Hindi. */
export const messages: typeof english = {
  title: 'लेख',
  home: 'मुखपृष्ठ',
  description: (name) => `विधि और विधि-अनुसंधान पर लेख, ${name} द्वारा चुने हुए।`,
  lead: 'हर लेख नए टैब में, उस साइट पर खुलता है जहाँ वह प्रकाशित हुआ।',
};
