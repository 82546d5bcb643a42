// @vitest-environment jsdom
import { sanitizeHtml as inBrowser } from './browser.js';
import { describeEngines } from './engines.fixtures.js';
import { sanitizeHtml as onServer } from './server.js';

describeEngines(onServer, inBrowser, process.env['LONG_RUN'] ? 20_000 : 200);
