import type { calls } from '@headnote/core/contract';
import type { CasesOf } from './case.js';
import { accountCases } from './cases/account.js';
import { actsCases } from './cases/acts.js';
import { alertsCases } from './cases/alerts.js';
import { articlesCases } from './cases/articles.js';
import { assistantCases } from './cases/assistant.js';
import { citationsCases } from './cases/citations.js';
import { completeCases } from './cases/complete.js';
import { configCases } from './cases/config.js';
import { contactCases } from './cases/contact.js';
import { courtsCases } from './cases/courts.js';
import { documentsCases } from './cases/documents.js';
import { embedCases } from './cases/embed.js';
import { libraryCases } from './cases/library.js';
import { mailCases } from './cases/mail.js';
import { partnersCases } from './cases/partners.js';
import { packagesCases } from './cases/packages.js';
import { paymentsCases } from './cases/payments.js';
import { searchCases } from './cases/search.js';
import { settingsCases } from './cases/settings.js';
import { welcomeCases } from './cases/welcome.js';

/** The cases of every service that has a built call. Each is run by the test file of the same name. */
export const allCases: { readonly [S in keyof typeof calls]?: CasesOf<S> } = {
  account: accountCases,
  acts: actsCases,
  alerts: alertsCases,
  articles: articlesCases,
  assistant: assistantCases,
  citations: citationsCases,
  complete: completeCases,
  config: configCases,
  contact: contactCases,
  courts: courtsCases,
  documents: documentsCases,
  embed: embedCases,
  library: libraryCases,
  mail: mailCases,
  partners: partnersCases,
  packages: packagesCases,
  payments: paymentsCases,
  search: searchCases,
  settings: settingsCases,
  welcome: welcomeCases,
};
