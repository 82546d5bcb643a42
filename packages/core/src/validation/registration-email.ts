import { matching } from './matching.js';
import { messages } from './messages.js';

/**
 * E-mail at registration: at most 100 characters; word characters with single dots or hyphens between them, the @, a
 * domain, an ending of two or three. Accepts what `^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$` accepts, which takes
 * exponential time as it stands: here every repetition begins with a character that the one before cannot hold, so the
 * time is linear. The modern rule, with longer endings, is `email(100)`. Returns the message to show, or an empty string when fine. Never throws.
 */
export const registrationEmail = /* @__PURE__ */ matching(
  /^(?=.{1,100}$)\w+([.-]\w+)*@\w+([.-]\w+)*\.\w{2,3}$/,
  messages.email,
);
