import { account } from './account/calls.js';
import { acts } from './acts/calls.js';
import { alerts } from './alerts/calls.js';
import { articles } from './articles/calls.js';
import { assistant } from './assistant/calls.js';
import { citations } from './citations/calls.js';
import { complete } from './complete/calls.js';
import { config } from './config/calls.js';
import { contact } from './contact/calls.js';
import { courts } from './courts/calls.js';
import { documents } from './documents/calls.js';
import { embed } from './embed/calls.js';
import { library } from './library/calls.js';
import { mail } from './mail/calls.js';
import { packages } from './packages/calls.js';
import { partners } from './partners/calls.js';
import { payments } from './payments/calls.js';
import { search } from './search/calls.js';
import { settings } from './settings/calls.js';
import { welcome } from './welcome/calls.js';

/** Every call by service and name, without the server's schemas. The client is made from this. */
export const calls = {
  account,
  acts,
  alerts,
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
  partners,
  payments,
  search,
  settings,
  welcome,
} as const;
