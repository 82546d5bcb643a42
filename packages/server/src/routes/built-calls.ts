import { accountRoutes } from './account-routes.js';
import { actRoutes } from './act-routes.js';
import { alertRoutes } from './alert-routes.js';
import { articleRoutes } from './article-routes.js';
import { assistantRoutes } from './assistant-routes.js';
import type { BuiltCall } from './build-call.js';
import { citationRoutes } from './citation-routes.js';
import { completeRoutes } from './complete-routes.js';
import { configRoutes } from './config-routes.js';
import { contactRoutes } from './contact-routes.js';
import { documentRoutes } from './document-routes.js';
import { embedRoutes } from './embed/index.js';
import { courtRoutes } from './court-routes.js';
import { libraryRoutes } from './library-routes.js';
import { mailRoutes } from './mail-routes.js';
import { markRoutes } from './mark-routes.js';
import { ownAccountRoutes } from './own-account-routes.js';
import { partnerRoutes } from './partner-routes.js';
import { paymentRoutes } from './payment-routes.js';
import { printRoutes } from './print-routes.js';
import { registrationRoutes } from './registration-routes.js';
import { searchRoutes } from './search-routes.js';
import { settingsRoutes } from './settings-routes.js';
import { welcomeRoutes } from './welcome-routes.js';

/** Every call that this server answers. All other calls of the contract answer 501. */
export const builtCalls: readonly BuiltCall[] = [
  ...accountRoutes,
  ...registrationRoutes,
  ...ownAccountRoutes,
  ...settingsRoutes,
  ...welcomeRoutes,
  ...courtRoutes,
  ...libraryRoutes,
  ...markRoutes,
  ...alertRoutes,
  ...mailRoutes,
  ...searchRoutes,
  ...citationRoutes,
  ...assistantRoutes,
  ...completeRoutes,
  ...documentRoutes,
  ...printRoutes,
  ...actRoutes,
  ...embedRoutes,
  ...configRoutes,
  ...contactRoutes,
  ...partnerRoutes,
  ...paymentRoutes,
  ...articleRoutes,
];
