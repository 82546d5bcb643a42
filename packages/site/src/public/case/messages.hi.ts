import type { messages as english } from './messages.js';

/** Texts of the public page of a judgment, in Hindi. */
export const messages: typeof english = {
  description: ({ title, place, brand }) => `${title}. ${place}. निर्णय का पहला भाग ${brand} पर पढ़ें।`,
};
