import type { calls } from './calls.js';
import { accountHalf } from './account/server-half.js';
import { actsHalf } from './acts/server-half.js';
import { alertsHalf } from './alerts/server-half.js';
import { assistantHalf } from './assistant/server-half.js';
import { citationsHalf } from './citations/server-half.js';
import { completeHalf } from './complete/server-half.js';
import { contactHalf } from './contact/server-half.js';
import { courtsHalf } from './courts/server-half.js';
import { documentsHalf } from './documents/server-half.js';
import { embedHalf } from './embed/server-half.js';
import type { HalfOf } from './schemas/half-of.js';
import { libraryHalf } from './library/server-half.js';
import { mailHalf } from './mail/server-half.js';
import { packagesHalf } from './packages/server-half.js';
import { partnersHalf } from './partners/server-half.js';
import { paymentsHalf } from './payments/server-half.js';
import { searchHalf } from './search/server-half.js';
import { settingsHalf } from './settings/server-half.js';
import { welcomeHalf } from './welcome/server-half.js';

/** The server's half of every call, by service and name. */
export const serverHalf = {
  account: accountHalf,
  acts: actsHalf,
  alerts: alertsHalf,
  assistant: assistantHalf,
  citations: citationsHalf,
  complete: completeHalf,
  contact: contactHalf,
  courts: courtsHalf,
  documents: documentsHalf,
  embed: embedHalf,
  library: libraryHalf,
  mail: mailHalf,
  packages: packagesHalf,
  partners: partnersHalf,
  payments: paymentsHalf,
  search: searchHalf,
  settings: settingsHalf,
  welcome: welcomeHalf,
} as const satisfies { readonly [S in keyof typeof calls]?: HalfOf<(typeof calls)[S]> };
