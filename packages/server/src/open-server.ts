import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAccounts } from './accounts/accounts.js';
import { ensureDemoMember, type DemoMember } from './accounts/demo-member.js';
import { createUsers } from './accounts/users.js';
import { createApp } from './app.js';
import { createCaptcha } from './captcha/captcha.js';
import type { ServerConfig } from './config/config.js';
import { jointSettings } from './joint-settings.js';
import { createContact } from './contact/contact.js';
import { createInstamojo } from './payments/instamojo-provider.js';
import { createPayments } from './payments/payments.js';
import { createSandbox } from './payments/sandbox-provider.js';
import { loadSample } from './ingest/load-sample.js';
import { openUploadReader } from './ingest/uploads/open-upload-reader.js';
import type { FileStore } from './files/file-store.js';
import { openFolderStore } from './files/folder-store.js';
import { openFileStore } from './files/open-file-store.js';
import { openOriginals } from './library/originals.js';
import { createServices } from './services/services.js';
import { createAlerts } from './alerts/alerts.js';
import { createArticles } from './articles/articles.js';
import { createAssistant } from './assistant/assistant.js';
import { createMemberLibrary } from './member-library/member-library.js';
import { createPortals } from './partners/portals.js';
import { createSearchGate, MEMBER_GATE, VISITOR_GATE } from './services/search-gate.js';
import { createVisitorSearches, VISITOR_SEARCH_REFILL_MS } from './services/visitor-searches.js';
import { startJobs } from './jobs/start-jobs.js';
import { openTransport } from './messages/open-transport.js';
import { createCoverage } from './search/run/coverage/create-coverage.js';
import { leaveOutSample } from './search/run/leave-out-sample.js';
import { openEngine } from './search/run/open-engine.js';
import { memoryCells } from './runtime/budgets/cells.js';
import { sharedCells } from './store/postgres/shared-cells.js';
import { prepareDataFolder } from './runtime/data-folder.js';
import { claimDatabase, claimDataFolder } from './store/claim-data-folder.js';
import { loadSecrets } from './runtime/secrets.js';
import { builtSiteDir, builtWidgetsDir } from './site/built-folders.js';
import { createKeptBuilds } from './site/kept-builds.js';
import { hashedFolders } from './site/static-routes.js';
import { loadSite } from './site/site-renderer.js';
import { countDocuments } from './library/count-documents.js';
import { checkSameSecrets } from './store/same-secrets.js';
import { openDatabase, type Store } from './store/database.js';
import { purgeOutbox } from './store/outbox.js';
import { shareResult } from './runtime/share-result.js';
import { within } from './runtime/within.js';
import { releaseFolders } from './site/widget-releases.js';
import { proveWritable, readLibraryId } from './store/identity.js';

/** What a start did, for the start message. */
export interface StartReport {
  /** Undefined if the database is opened for reading only. */
  readonly demo: DemoMember | undefined;
  /** Number of sample documents that this start loaded; 0 if the library was not empty or the sample is disabled. */
  readonly sampleLoaded: number;
  readonly hasSite: boolean;
  /** Payments are made in the sandbox, which moves no money. */
  readonly hasSandbox: boolean;
}

/** A server that is open except for the port. */
export interface OpenServer {
  readonly app: FastifyInstance;
  readonly report: StartReport;
  close(): Promise<void>;
}

interface OpenServerDetails {
  /** Milliseconds since 1970; for tests. */
  readonly now?: () => number;
}

/** The time of the day may be set back, which must not lengthen a wait. */
const steady = () => performance.now();

/** Records of sent messages help to answer a member's question about them. */
const OUTBOX_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** How long one look at the store answers for the readiness of the server. */
const FILES_CHECK_MS = 5_000;
/** How long an answer to whether the server is ready holds. */
const READY_CHECK_MS = 1_000;

/** How long a start waits for the store to receive the files of this build; it goes on with that while it runs. */
const KEEP_BUILD_MS = 20_000;

/** Opens data folder, database, search, accounts and site. Throws ConfigError if one of them is unusable. */
export async function openServer(
  config: ServerConfig,
  { now = Date.now }: OpenServerDetails = {},
): Promise<OpenServer> {
  const { readOnly } = config;
  const brand = jointSettings.brand(config);
  const countries = jointSettings.countries(config);
  const sms = jointSettings.sms(config);
  const model = jointSettings.assistant(config);
  const paymentChoice = jointSettings.payment(config, process.env['NODE_ENV']);
  prepareDataFolder(config.dataDir);
  // Each server of several has a data folder of its own.
  const closers: (() => unknown)[] = [claimDataFolder(config.dataDir)];
  const close = async () => {
    // Closes in reverse order: a running request needs everything opened before it.
    for (const closer of closers.splice(0).reverse()) await closer();
  };

  try {
    const site = await loadSite(config.siteDir ?? builtSiteDir);
    const store = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, readOnly });
    closers.push(() => store.close());
    // Without one engine for all, each server would have an index of its own.
    const isShared = config.databaseUrl !== undefined && config.searchUrl !== undefined;
    closers.push(await claimDatabase(store, { isShared }));
    // Of servers that start together, one makes what a new library needs.
    let starting = isShared && !readOnly ? await store.lock('start') : undefined;
    const endStart = () => {
      starting?.();
      starting = undefined;
    };
    closers.push(endStart);
    const { signingKey, pepper, codecKey } = config;
    const libraryId = await readLibraryId(store.db);
    const secrets = loadSecrets({
      dataDir: config.dataDir,
      overrides: { signingKey, pepper, codecKey },
      libraryId,
      // Read-only is for a library that exists, and the accounts may be what is damaged.
      accounts: readOnly ? 1 : await createUsers(store.db).count(),
    });
    const files = await openFileStore(config);
    closers.push(() => files.close());
    if (isShared && !readOnly) await checkSameSecrets(store, secrets, libraryId);
    const cells = isShared && !readOnly ? sharedCells({ db: store.db, secret: secrets.pepper }) : memoryCells(steady);
    const engine = await openEngine({ ...config, store });
    closers.push(() => engine.close());

    const shown = leaveOutSample(engine, { store, steady });
    const wantsSample = config.loadSample && !readOnly && (await hasOnlySample(store));
    const sampleLoaded = wantsSample ? await loadSample({ store, engine }) : 0;

    const warn = (details: object, message: string) => app.log.warn(details, message);
    const transport = openTransport({ ...config, sms });
    const accounts = createAccounts({
      db: store.db,
      brand: brand.name,
      hasSms: transport.channels.includes('sms'),
      signingKey: secrets.signingKey,
      pepper: secrets.pepper,
      now,
      cells,
      onReuse: (session) => warn(session, 'an old refresh token came back: the session was ended'),
      warn,
    });
    const captcha = createCaptcha({ db: store.db, secret: secrets.pepper, now });
    const contact = createContact({ db: store.db, captcha, brand, now, cells });
    const articles = createArticles({ db: store.db, now });
    const assistant = createAssistant({ store, uploadReader: openUploadReader(), model, cells, now, steady, warn });
    closers.push(() => assistant.close());
    const memberLibrary = createMemberLibrary({ db: store.db, library: brand.name, now });
    const alerts = createAlerts({
      store,
      engine,
      secret: secrets.pepper,
      library: brand.name,
      publicUrl: config.publicUrl,
      readOnly,
      now,
      steady,
      cells,
      onFailure: (failure) => warn(failure, 'the search of an alert could not be run'),
    });
    const portals = createPortals({ db: store.db, now, readOnly });
    const sandbox =
      paymentChoice.kind === 'sandbox'
        ? createSandbox({ db: store.db, secrets: [`sandbox:${secrets.pepper}`], now })
        : undefined;
    const provider = paymentChoice.kind === 'instamojo' ? createInstamojo({ ...paymentChoice, now }) : sandbox;
    const payments = createPayments({ db: store.db, provider, brand, gstin: config.gstin ?? '', now });
    const purge = async () => {
      await accounts.sessions.purge();
      await accounts.flows.purge();
      await captcha.purge();
      await contact.purge();
      await portals.purge();
      await memberLibrary.purge();
      await assistant.purge();
      await purgeOutbox(store.db, now() - OUTBOX_KEPT_MS);
      await accounts.own.purge();
      await cells.purge();
    };
    if (!readOnly) await purge();
    const demo = readOnly ? undefined : await ensureDemoMember({ ...accounts, password: config.demoPassword, now });
    endStart();

    const copies = config.filesUrl === undefined ? undefined : await openCopies(config.dataDir);
    const kept = createKeptBuilds({
      files,
      folders: [
        ...hashedFolders(config.siteDir ?? builtSiteDir),
        ...releaseFolders(config.widgetsDir ?? builtWidgetsDir),
      ],
      ...(copies && { copies }),
      now,
      steady,
    });
    const app = await createApp({
      config,
      codecKey: secrets.codecKey,
      brand,
      accounts,
      captcha,
      contact,
      alerts,
      articles,
      assistant,
      memberLibrary,
      portals,
      payments,
      sandbox,
      steady,
      cells,
      services: createServices({
        store,
        engine: shown,
        coverage: createCoverage({
          store,
          engine: shown,
          countries,
          now,
          steady,
          onFailure: (error) => warn({ err: error }, 'the coverage could not be counted'),
        }),
        spendVisitorSearch: createVisitorSearches(cells, {
          burst: config.visitorSearches,
          refillMs: VISITOR_SEARCH_REFILL_MS,
        }),
        visitorGate: createSearchGate({ ...VISITOR_GATE, now: steady }),
        memberGate: createSearchGate({ ...MEMBER_GATE, now: steady }),
        originals: openOriginals(files),
        cells,
      }),
      kept,
      // Strangers may ask for it.
      checkFiles: shareResult(() => files.check(), { cacheMs: FILES_CHECK_MS, sharedMs: FILES_CHECK_MS, now: steady }),
      site,
      // Strangers may ask for it as well, and each look writes.
      check: shareResult(
        async () => {
          await (readOnly ? readLibraryId(store.db) : proveWritable(store.db, now()));
          await engine.count();
        },
        // One connection that became silent must not make the server look lost.
        { cacheMs: READY_CHECK_MS, sharedMs: READY_CHECK_MS, now: steady },
      ),
    });
    if (!readOnly) {
      // Before this server sends the first page: a server beside it may be asked for the files of that page.
      if (config.filesUrl !== undefined) await within(kept.keep(), KEEP_BUILD_MS);
      const announce = accounts.announceTrialEnds;
      const flushUsage = () => portals.counter.flush();
      const { check } = payments;
      const work = { purge, announce, check, flushUsage, alerts, keepBuild: () => kept.keep() };
      const working = startJobs({ store, engine, transport, ...work, log: app.log, now });
      closers.push(() => working.stop());
    }
    closers.push(() => app.close());
    await app.ready();
    return {
      app,
      report: { demo, sampleLoaded, hasSite: site !== undefined, hasSandbox: paymentChoice.kind === 'sandbox' },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the folder of what was copied from the store; what an earlier process left there may be over by now. */
async function openCopies(dataDir: string): Promise<FileStore> {
  const folder = join(dataDir, 'kept-builds');
  await rm(folder, { recursive: true, force: true });
  return openFolderStore(folder);
}

/** Also true if only a part of the sample is stored, as a killed first start leaves it. */
async function hasOnlySample(store: Store): Promise<boolean> {
  const { cases, acts, samples } = await countDocuments(store);
  return cases + acts === samples;
}
