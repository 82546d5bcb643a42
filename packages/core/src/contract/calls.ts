import { account } from './calls/account.js';
import { acts } from './calls/acts.js';
import { articles } from './calls/articles.js';
import { assistant } from './calls/assistant.js';
import { citations } from './calls/citations.js';
import { complete } from './calls/complete.js';
import { config } from './calls/config.js';
import { contact } from './calls/contact.js';
import { courts } from './calls/courts.js';
import { documents } from './calls/documents.js';
import { embed } from './calls/embed.js';
import { library } from './calls/library.js';
import { mail } from './calls/mail.js';
import { packages } from './calls/packages.js';
import { payments } from './calls/payments.js';
import { search } from './calls/search.js';
import { settings } from './calls/settings.js';
import { welcome } from './calls/welcome.js';

/** Every call by service and name: what a client is made from, without the server's schemas. */
export const calls = {
  account,
  acts,
  articles,
  assistant,
  citations,
  complete,
  config,
  contact,
  courts,
  documents,
  embed,
  library,
  mail,
  packages,
  payments,
  search,
  settings,
  welcome,
} as const;
