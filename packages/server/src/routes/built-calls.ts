import { accountRoutes } from './account-routes.js';
import { actRoutes } from './act-routes.js';
import type { BuiltCall } from '../http/built-call.js';
import { citationRoutes } from './citation-routes.js';
import { configRoutes } from './config-routes.js';
import { contactRoutes } from './contact-routes.js';
import { documentRoutes } from './document-routes.js';
import { embedRoutes } from './embed/index.js';
import { ownAccountRoutes } from './own-account-routes.js';
import { partnerRoutes } from './partner-routes.js';
import { paymentRoutes } from './payment-routes.js';
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
  ...searchRoutes,
  ...citationRoutes,
  ...documentRoutes,
  ...actRoutes,
  ...embedRoutes,
  ...configRoutes,
  ...contactRoutes,
  ...partnerRoutes,
  ...paymentRoutes,
];
