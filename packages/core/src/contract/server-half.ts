import type { calls } from './calls.js';
import { accountHalf } from './server/account.js';
import { actsHalf } from './server/acts.js';
import { articlesHalf } from './server/articles.js';
import { assistantHalf } from './server/assistant.js';
import { citationsHalf } from './server/citations.js';
import { completeHalf } from './server/complete.js';
import { configHalf } from './server/config.js';
import { contactHalf } from './server/contact.js';
import { courtsHalf } from './server/courts.js';
import { documentsHalf } from './server/documents.js';
import { embedHalf } from './server/embed.js';
import type { HalfOf } from './server/half-of.js';
import { libraryHalf } from './server/library.js';
import { mailHalf } from './server/mail.js';
import { packagesHalf } from './server/packages.js';
import { paymentsHalf } from './server/payments.js';
import { searchHalf } from './server/search.js';
import { settingsHalf } from './server/settings.js';
import { welcomeHalf } from './server/welcome.js';

/** The server's half of every call, by service and name. */
export const serverHalf = {
  account: accountHalf,
  acts: actsHalf,
  articles: articlesHalf,
  assistant: assistantHalf,
  citations: citationsHalf,
  complete: completeHalf,
  config: configHalf,
  contact: contactHalf,
  courts: courtsHalf,
  documents: documentsHalf,
  embed: embedHalf,
  library: libraryHalf,
  mail: mailHalf,
  packages: packagesHalf,
  payments: paymentsHalf,
  search: searchHalf,
  settings: settingsHalf,
  welcome: welcomeHalf,
} as const satisfies { readonly [S in keyof typeof calls]: HalfOf<(typeof calls)[S]> };
