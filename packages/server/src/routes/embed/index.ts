import type { BuiltCall } from '../build-call.js';
import { captchaRoute, captchaSoundRoute } from './captcha.js';
import { caseRoute } from './case.js';
import { checkRoute } from './check.js';
import { citationRoute } from './citation.js';
import { compareRoute } from './compare.js';
import { defaultsRoute } from './defaults.js';
import { inquiryRoute } from './inquiry.js';
import { latestRoute } from './latest.js';
import { suggestRoute } from './suggest.js';

/** What widgets on other people's pages read: always a visitor's view, also for a signed-in member. */
export const embedRoutes: readonly BuiltCall[] = [
  defaultsRoute,
  latestRoute,
  caseRoute,
  citationRoute,
  checkRoute,
  compareRoute,
  suggestRoute,
  captchaRoute,
  captchaSoundRoute,
  inquiryRoute,
];
