import { join } from 'node:path';
import type { Updateable } from 'kysely';
import type { ContractCall } from '@headnote/core/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { AccountTables } from './store/tables/account-tables.js';
import { createAccounts, type Accounts } from './accounts/accounts.js';
import { ensureDemoMember } from './accounts/demo-member.js';
import { createApp } from './app.js';
import { type Assistant, createAssistant } from './assistant/assistant.js';
import { createCaptcha, type Captcha } from './captcha/captcha.js';
import { createContact } from './contact/contact.js';
import { createPayments } from './payments/payments.js';
import { createSandbox } from './payments/sandbox-provider.js';
import { readBrand } from './config/brand-file.js';
import { createCoverage } from './search/run/coverage/create-coverage.js';
import { resolveOptions, type ServerOptions } from './config/config.js';
import { type Alerts, createAlerts } from './alerts/alerts.js';
import { createArticles, type Articles } from './articles/articles.js';
import type { PatientModel } from './assistant/selection/select-by-model.js';
import { createMemberLibrary } from './member-library/member-library.js';
import { createPortals, type Portals } from './partners/portals.js';
import { memoryCells } from './runtime/budgets/cells.js';
import { sharedCells } from './store/postgres/shared-cells.js';
import type { BucketSize } from './runtime/budgets/token-buckets.js';
import { openUploadReader } from './ingest/uploads/open-upload-reader.js';
import type { FileStore } from './files/file-store.js';
import { openFolderStore } from './files/folder-store.js';
import { openOriginals } from './library/originals.js';
import { createServices } from './services/services.js';
import { createSearchGate, MEMBER_GATE, VISITOR_GATE } from './services/search-gate.js';
import { createVisitorSearches, VISITOR_SEARCH_REFILL_MS } from './services/visitor-searches.js';
import { createSender } from './messages/create-sender.js';
import type { Message } from './messages/message.js';
import { makeAct, makeCase, openTestLibrary, type OpenEngine, type TestLibrary } from './test-library.fixtures.js';
import { builtSiteDir } from './site/built-folders.js';
import { createKeptBuilds, type KeptBuilds } from './site/kept-builds.js';
import { hashedFolders } from './site/static-routes.js';
import { loadSite } from './site/site-renderer.js';

/** Number of sentences in the long texts. Each has a unique word, so any piece reveals its position. */
const SENTENCES = 400;

/** Returns a text without repetitions: sentence 7 contains `tenancy7`. About 20,000 characters. */
export function longText(): string {
  const sentences = Array.from(
    { length: SENTENCES },
    (_, index) => `Sentence ${index} speaks of tenancy${index} and the lease.`,
  );
  const paragraphs = [];
  for (let start = 0; start < SENTENCES; start += 8) paragraphs.push(sentences.slice(start, start + 8).join(' '));
  return paragraphs.join('\n\n');
}

/** Two judgments of the Supreme Court, one of a High Court, one act; the first judgment and the act are long. */
export const testDocuments = [
  makeCase('test:long', longText(), {
    appellant: 'Asha Rao',
    respondent: 'State of Karnataka',
    decidedOn: '2024-03-05',
    courtReference: 'Supreme Court of India',
    subject: 'Tenancy',
    decision: 'Allowed',
    judges: ['A. Judge', 'B. Judge'],
  }),
  makeCase('test:short', 'A short judgment about bail.', {
    appellant: 'Vikram',
    respondent: 'Union of India',
    decidedOn: '2023-01-02',
  }),
  makeCase('test:high', 'A judgment about evidence.', {
    appellant: 'Meera',
    respondent: 'Registrar',
    decidedOn: '2022-07-08',
    courtId: 4,
    courtName: 'High Court of Delhi',
    source: { id: 'test:high', name: 'Fixture', isSample: true },
  }),
  makeAct('test:act', longText(), { title: 'The Lease Act', year: 1930, actNumber: '3' }),
];

/** Secret of the captcha, from which the answers follow. */
export const TEST_CAPTCHA_SECRET = 'a secret of tests';

/** Secret of the sandbox's notices, and the operator's GSTIN. */
export const TEST_SANDBOX_SECRET = 'a secret of the sandbox';
export const TEST_GSTIN = '29AAGCB7383J1Z4';

/** The operator's mailboxes. */
export const testMailboxes = {
  enquiry: 'enquiry@library.test',
  support: 'support@library.test',
  sales: 'sales@library.test',
};

/** What the operator says of countries. */
const testCountries = {
  covered: [{ name: 'India', what: '' }],
  upcoming: [{ name: 'Sri Lanka', what: 'judgments, 2027' }],
};

export interface TestAppOptions {
  readonly settings?: ServerOptions;
  readonly contract?: readonly ContractCall[];
  readonly logTo?: { write(line: string): void };
  /** Text searches in a row for an address without a member; by default more than any suite needs. */
  readonly visitorSearches?: number;
  /** Embed calls of an address without a key; by default those of a server. */
  readonly embedWithoutKey?: BucketSize;
  readonly requestTimeoutMs?: number;
  /** Chooses the sentences of answers; by default the rules do. */
  readonly model?: PatientModel;
  /** Files of the library; by default in its data folder. */
  readonly files?: FileStore;
  /** The embedded engine by default. */
  readonly openEngine?: OpenEngine;
  /** So many servers on the same PostgreSQL answer in turn; one by default. */
  readonly servers?: number;
}

/** An app with its own library and accounts. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly accounts: Accounts;
  readonly alerts: Alerts;
  readonly assistant: Assistant;
  readonly captcha: Captcha;
  readonly articles: Articles;
  readonly portals: Portals;
  readonly library: TestLibrary;
  /** Milliseconds since 1970; only the test moves it. */
  readonly clock: { now: number };
  readonly password: string;
  readonly files: FileStore;
  readonly kept: KeptBuilds;
  /** Signs in the demo member. Returns the whole envelope. */
  readonly signIn: () => Promise<SignInEnvelope>;
  /** Headers of a signed-in member. */
  memberHeaders(): Promise<{ authorization: string }>;
  /** Changes the demo member's subscription. */
  setSubscription(values: Updateable<AccountTables['subscriptions']>): Promise<unknown>;
  /** Asks the sandbox about open payments, as the server does from time to time. */
  readonly checkPayments: () => Promise<void>;
  /** Sends what is in the outbox, and returns all messages so far, the oldest first. */
  readonly messages: () => Promise<readonly Message[]>;
  /** What the operator's log says of the assistant's model. */
  readonly modelWarnings: readonly unknown[];
  readonly close: () => Promise<void>;
}

/** The answer to a sign-in. */
export interface SignInEnvelope {
  readonly flag: boolean;
  readonly message: string;
  readonly outdata: { readonly type: string; readonly token: string; readonly refreshtoken: string };
  readonly outdata1: readonly Record<string, unknown>[];
  readonly outdata2: string;
}

/** Opens an app with the test documents, without a port and without a log. */
export async function openTestApp({
  settings = {},
  contract,
  logTo,
  visitorSearches = 1_000_000,
  embedWithoutKey,
  requestTimeoutMs,
  model,
  files: givenFiles,
  openEngine,
  servers: count = 1,
}: TestAppOptions = {}): Promise<TestApp> {
  const library = await openTestLibrary(openEngine);
  await library.add(...testDocuments);
  const config = resolveOptions({
    logLevel: 'silent',
    siteDir: '/nowhere',
    widgetsDir: '/nowhere',
    ...settings,
    dataDir: library.dataDir,
  });
  const clock = { now: Date.now() };
  const files = givenFiles ?? openFolderStore(library.dataDir);
  const now = () => clock.now;
  const warnings: unknown[] = [];
  const password = 'a long password';
  const { db } = library.store;
  const brand = { ...readBrand(config.brandFile), mailboxes: testMailboxes };
  const open = async () => {
    const cells = count === 1 ? memoryCells(now) : sharedCells({ db, secret: 'p'.repeat(43), now });
    const accounts = createAccounts({
      brand: 'Headnote',
      hasSms: true,
      cells,
      db: library.store.db,
      signingKey: 's'.repeat(43),
      pepper: 'p'.repeat(43),
      now,
      onReuse: () => undefined,
      warn: () => {},
    });
    await ensureDemoMember({ ...accounts, password, now });
    const captcha = createCaptcha({ db, secret: TEST_CAPTCHA_SECRET, now });
    const articles = createArticles({ db, now });
    const portals = createPortals({ db, now });
    const sandbox = createSandbox({ db, secrets: [TEST_SANDBOX_SECRET], now });
    const payments = createPayments({ db, provider: sandbox, brand, gstin: TEST_GSTIN, now });
    const assistant = createAssistant({
      store: library.store,
      uploadReader: openUploadReader(),
      model,
      now,
      steady: now,
      cells,
      warn: (details) => warnings.push(details),
    });
    const alerts = createAlerts({
      ...library,
      secret: 'p'.repeat(43),
      library: brand.name,
      publicUrl: config.publicUrl,
      readOnly: false,
      now,
      steady: now,
      cells,
      onFailure: ({ reason }) => {
        throw new Error(reason);
      },
    });
    const kept = createKeptBuilds({
      files,
      folders: hashedFolders(config.siteDir ?? builtSiteDir),
      // As a server does that has its files in a store.
      ...(givenFiles && { copies: openFolderStore(join(library.dataDir, 'kept-builds')) }),
      now,
      steady: now,
    });
    const app = await createApp({
      config,
      kept,
      alerts,
      brand,
      captcha,
      contact: createContact({ db, captcha, brand, now, cells }),
      articles,
      assistant,
      memberLibrary: createMemberLibrary({ db, library: brand.name, now }),
      portals,
      payments,
      sandbox,
      steady: now,
      cells,
      codecKey: 'a codec key',
      accounts,
      services: createServices({
        ...library,
        coverage: createCoverage({
          ...library,
          countries: testCountries,
          now,
          steady: now,
          onFailure: (error) => {
            throw error;
          },
        }),
        spendVisitorSearch: createVisitorSearches(cells, {
          burst: visitorSearches,
          refillMs: VISITOR_SEARCH_REFILL_MS,
        }),
        visitorGate: createSearchGate({ ...VISITOR_GATE, now }),
        memberGate: createSearchGate({ ...MEMBER_GATE, now }),
        originals: openOriginals(files),
        cells,
        now,
      }),
      site: await loadSite(config.siteDir ?? builtSiteDir),
      check: async () => undefined,
      checkFiles: () => files.check(),
      ...(contract ? { contract } : {}),
      ...(logTo ? { logTo } : {}),
      ...(embedWithoutKey ? { embedWithoutKey } : {}),
      ...(requestTimeoutMs === undefined ? {} : { requestTimeoutMs }),
    });
    return { app, accounts, alerts, assistant, articles, captcha, portals, payments, kept };
  };
  const opened = [await open()];
  while (opened.length < count) opened.push(await open());
  const [{ accounts, alerts, assistant, articles, captcha, portals, payments, kept }] = opened as [(typeof opened)[0]];
  // Usage is written every ten seconds; a test does not wait for that.
  const settle = () => Promise.all(opened.map((one) => one.portals.counter.flush()));
  const app = inTurn(
    opened.map((one) => one.app),
    settle,
  );

  const sent: Message[] = [];
  const sender = createSender({
    db: library.store.db,
    transport: {
      channels: ['email', 'sms'],
      send: async (message) => {
        sent.push(message);
        return {};
      },
      close: async () => {},
    },
    now,
    onFailure: ({ reason }) => {
      throw new Error(reason);
    },
  });

  const signIn = async () => {
    const payload = { username: 'demo', password, remember: false, logintype: 1 };
    const answer = await app.inject({ method: 'POST', url: '/api/aouth2/signin', payload });
    return answer.json<SignInEnvelope>();
  };
  return {
    app,
    accounts,
    alerts,
    assistant,
    articles,
    captcha,
    portals,
    library,
    clock,
    files,
    kept,
    password,
    signIn,
    memberHeaders: async () => ({ authorization: `Bearer ${(await signIn()).outdata.token}` }),
    setSubscription: (values) => library.store.db.updateTable('subscriptions').set(values).execute(),
    checkPayments: payments.check,
    modelWarnings: warnings,
    messages: async () => {
      await sender.sendDue();
      return sent;
    },
    close: async () => {
      for (const one of opened) {
        await one.app.close();
        await one.assistant.close();
      }
      await library.close();
    },
  };
}

/** The first of several servers, but each request goes to the next one, as a proxy sends it. `settle` follows each answer. */
function inTurn([first, ...others]: readonly FastifyInstance[], settle: () => Promise<unknown>): FastifyInstance {
  if (first === undefined) throw new Error('A test needs a server.');
  if (others.length === 0) return first;
  const all = [first, ...others];
  let turn = 0;
  const inject = async (given: InjectOptions) => {
    turn += 1;
    const answer = await (all[turn % all.length] ?? first).inject(given);
    await settle();
    return answer;
  };
  return Object.assign(Object.create(first) as FastifyInstance, { inject });
}
