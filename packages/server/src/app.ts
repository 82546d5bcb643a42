import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import compress from '@fastify/compress';
import { createCodec } from '@headnote/core/codec';
import { contract as wholeContract, searchLimits, type ContractCall } from '@headnote/core/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import type { Brand } from '@headnote/core/config';
import type { Accounts } from './accounts/accounts.js';
import type { Assistant } from './assistant/assistant.js';
import type { Captcha } from './captcha/captcha.js';
import { createChallenges } from './captcha/challenges.js';
import type { ServerConfig } from './config/config.js';
import type { Contact } from './contact/contact.js';
import type { Alerts } from './alerts/alerts.js';
import type { Articles } from './articles/articles.js';
import type { MemberLibrary } from './member-library/member-library.js';
import type { Portals } from './partners/portals.js';
import type { Cells } from './runtime/budgets/cells.js';
import type { BucketSize } from './runtime/budgets/token-buckets.js';
import { builtCalls } from './routes/built-calls.js';
import { answerInHindi } from './http/hindi/answer-in-hindi.js';
import { sendEnvelope, sendError } from './http/error-answers.js';
import { CAPTCHA_PATH, registerCaptcha } from './routes/captcha-routes.js';
import { registerAlertFeed } from './routes/alert-feed-routes.js';
import { registerPaymentNotices } from './routes/payment-notice-routes.js';
import { registerSandbox } from './routes/sandbox-routes.js';
import { registerOutbox } from './routes/outbox-routes.js';
import { registerMcp } from './routes/mcp/register-mcp.js';
import { registerHealth } from './routes/health-routes.js';
import { findPrototypeKey, prototypeKeyError } from './http/json-body.js';
import type { Services } from './services/services.js';
import type { Payments } from './payments/payments.js';
import type { Sandbox } from './payments/sandbox-provider.js';
import { createMetricsWriter } from './http/metrics-text.js';
import { createPublicConfigReader } from './http/public-config.js';
import { createPrinting } from './printing/printing.js';
import { registerCalls } from './http/register-calls.js';
import { observeRequests } from './http/request-figures.js';
import { guardEmbeds } from './http/embed-gate.js';
import { createEmbedQuotas, EMBED_WITHOUT_KEY } from './http/embed-quotas.js';
import { withDecodablePath } from './http/decodable-path.js';
import { FILE_REQUEST_MS, limitSlowBodies } from './http/limit-slow-bodies.js';
import { answerBrokenRequest } from './http/broken-request.js';
import { addSecurityHeaders, commonHeaders } from './http/headers.js';
import { loggerOptions } from './http/logger-options.js';
import { checkHosts, createSiteOrigin } from './http/request-origin.js';
import { builtSiteDir, builtWidgetsDir } from './site/built-folders.js';
import type { KeptBuilds } from './site/kept-builds.js';
import { registerPages } from './site/page-routes.js';
import { registerDiscovery } from './site/discovery/register-discovery.js';
import type { BuiltSite } from './site/site-renderer.js';
import { registerStatic } from './site/static-routes.js';
import { registerWidgetFrames } from './site/widget-frames.js';
import { storeWidgetReleases } from './site/widget-releases.js';

/** Parts of the HTTP application. */
export interface AppOptions {
  readonly config: ServerConfig;
  readonly codecKey: string;
  readonly brand: Brand;
  readonly accounts: Accounts;
  readonly captcha: Captcha;
  readonly contact: Contact;
  readonly alerts: Alerts;
  readonly articles: Articles;
  readonly assistant: Assistant;
  readonly memberLibrary: MemberLibrary;
  readonly portals: Portals;
  readonly payments: Payments;
  /** Undefined unless payments go through the sandbox. */
  readonly sandbox: Sandbox | undefined;
  /** Milliseconds of a monotonic clock. */
  readonly steady: () => number;
  /** What the budgets of readers are made of. */
  readonly cells: Cells;
  readonly services: Services;
  /** Files of builds that other servers have, or had lately. */
  readonly kept: Pick<KeptBuilds, 'find'>;
  /** Undefined if the site is not built. */
  readonly site: BuiltSite | undefined;
  /** Rejects if the server cannot answer requests. */
  readonly check: () => Promise<void>;
  /** Rejects if the original files cannot be reached. */
  readonly checkFiles: () => Promise<void>;
  /** Target of log lines; the standard output by default. */
  readonly logTo?: { write(line: string): void };
  /** Milliseconds after which a request that has not arrived ends; for tests. */
  readonly requestTimeoutMs?: number;
  /** What an address may ask of the embed calls without a key; for tests. */
  readonly embedWithoutKey?: BucketSize;
  /** The calls to register; the whole contract by default. */
  readonly contract?: readonly ContractCall[];
}

/** A client that needs longer to send a body only blocks a connection. */
const REQUEST_TIMEOUT_MS = 30_000;
const CHECK_CONNECTIONS_MS = 500;
/** A smaller answer fits one packet, so compression would only cost time. */
const COMPRESS_FROM_BYTES = 1024;

/** Builds the HTTP application, without a port. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    brand,
    accounts,
    alerts,
    contact,
    articles,
    assistant,
    memberLibrary,
    portals,
    payments,
    services,
    contract = wholeContract,
    requestTimeoutMs: requestTimeout = REQUEST_TIMEOUT_MS,
  } = options;
  const app = fastify({
    logger: { ...loggerOptions(config.logLevel), ...(options.logTo ? { stream: options.logTo } : {}) },
    genReqId: () => randomUUID(),
    bodyLimit: searchLimits.maxBody,
    // The address of a request is the last in X-Forwarded-For that none of these proxies has; without any, the connection's.
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    requestTimeout: Math.max(requestTimeout, FILE_REQUEST_MS),
    // Node sets the limit for headers from the one here, not from the one above, and without it ends a slow body only
    // after that limit of a minute. It looks for slow requests every 30 seconds by default.
    http: {
      requestTimeout: Math.max(requestTimeout, FILE_REQUEST_MS),
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
    },
    forceCloseConnections: 'idle',
    // While the server closes, open requests get their normal answers; new connections are not accepted.
    return503OnClosing: false,
    // A path that does not decode names nothing. As plain text it gets the 404 of its part of the server, a page or an envelope.
    rewriteUrl: ({ url = '/' }) => withDecodablePath(url),
    // Such an error never reaches a hook, so its headers are set here.
    frameworkErrors: (error, request, reply) => {
      void sendError(error, request, reply.headers(commonHeaders(request.id)));
    },
    clientErrorHandler: answerBrokenRequest,
  });
  addSecurityHeaders(app, { isHttps: config.publicUrl?.startsWith('https:') ?? false });
  limitSlowBodies(app, requestTimeout);
  checkHosts(app);
  answerInHindi(app);
  const figures = observeRequests(app);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) =>
    sendEnvelope(reply.code(404), { code: 'not-found', message: 'There is no such call.' }),
  );
  acceptEmptyJson(app);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM_BYTES,
    // The default, 11, takes longer than the request.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  const siteOrigin = createSiteOrigin(config);
  const readPublicConfig = createPublicConfigReader({
    siteOrigin,
    codecKey: options.codecKey,
    brand,
    captchaEndpoint: CAPTCHA_PATH,
    remembersPassword: config.remembersPassword,
    services,
  });
  const challenges = createChallenges(options);
  const widgetsDir = config.widgetsDir ?? builtWidgetsDir;
  const releases = storeWidgetReleases({
    widgetsDir,
    releasesDir: join(config.dataDir, 'widgets'),
    readOnly: config.readOnly,
    warn: (message) => app.log.warn(message),
  });
  // The release of the build comes before those of earlier builds.
  const widgetVersion = releases[0]?.version ?? '';
  const routes = {
    built: builtCalls,
    dependencies: {
      accounts,
      alerts,
      challenges,
      contact,
      articles,
      assistant,
      memberLibrary,
      payments,
      printing: createPrinting({ library: brand.name, now: Date.now, cells: options.cells }),
      portals,
      widgetVersion,
      services,
      siteOrigin,
      readPublicConfig,
      linkCodec: createCodec({ key: options.codecKey }),
    },
  };
  const isEmbed = ({ path }: ContractCall) => path.startsWith(`${EMBED_PREFIX}/`);
  registerCalls(app, { ...routes, contract: contract.filter((call) => !isEmbed(call)), prefix: '' });
  await app.register(
    async (scope) => {
      const { allowedOrigins } = config;
      const { spendVisitorSearch } = services;
      const withoutKey = options.embedWithoutKey ?? EMBED_WITHOUT_KEY;
      const quotas = createEmbedQuotas({ withoutKey, spendVisitorSearch, cells: options.cells });
      guardEmbeds(scope, { portals, quotas, allowedOrigins, siteOrigin });
      registerCalls(scope, { ...routes, contract: contract.filter(isEmbed), prefix: EMBED_PREFIX });
    },
    { prefix: EMBED_PREFIX },
  );

  registerCaptcha(app, challenges);
  await app.register(async (scope) =>
    registerMcp(scope, {
      accessTokens: accounts.accessTokens,
      services,
      siteOrigin,
      allowedOrigins: config.allowedOrigins,
      name: brand.name,
      now: Date.now,
      cells: options.cells,
    }),
  );
  await app.register(async (scope) => registerPaymentNotices(scope, payments));
  await app.register(async (scope) => registerAlertFeed(scope, { alerts, siteOrigin }));
  const { sandbox } = options;
  if (sandbox) await app.register(async (scope) => registerSandbox(scope, sandbox, brand.company || brand.name));
  if (config.outboxPage) registerOutbox(app, config);
  registerHealth(app, {
    check: options.check,
    checkFiles: options.checkFiles,
    countFailed: services.countFailed,
    readOnly: config.readOnly,
    metrics: createMetricsWriter({ figures: [figures, assistant.figures], services, readOnly: config.readOnly }),
    metricsToken: config.metricsToken,
  });
  await registerStatic(app, { siteDir: config.siteDir ?? builtSiteDir, widgetsDir, releases, kept: options.kept });
  registerWidgetFrames(app, {
    widgetsDir,
    frameAncestors: (key) => portals.frameAncestors(key, config.allowedOrigins),
  });
  registerDiscovery(app, {
    services,
    siteOrigin,
    brand,
    pages: options.site?.pages ?? [],
    frameAncestors: (key) => portals.frameAncestors(key, config.allowedOrigins),
    steady: options.steady,
  });
  registerPages(app, { site: options.site, readPublicConfig });
  return app;
}

const EMBED_PREFIX = '/api/embed';

/** Accepts the contract's POSTs with a JSON content type and no body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else
      void parse(request, String(text), (error, body) => {
        const path = error === null ? undefined : findPrototypeKey(String(text));
        done(path === undefined ? error : prototypeKeyError(path), body);
      });
  });
}
