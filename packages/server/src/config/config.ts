import { resolve } from 'node:path';
import { ConfigError } from '@headnote/core/errors';
import * as v from 'valibot';
import { isSecret, type LOG_LEVELS, settings, type Variable, variables } from './settings.js';
import { refusePublicOutbox } from './outbox-page.js';
import { refuseUnknownNodeEnv } from './reach.js';
import { refuseUnbuiltSettings } from './unbuilt-settings.js';

/** A server's checked configuration. `readConfig` reads it from the environment, `resolveOptions` from options. */
export interface ServerConfig {
  /** 0 selects any free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder with all data of the server. */
  readonly dataDir: string;
  /** Address of a PostgreSQL database; undefined: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Address of an OpenSearch; undefined: the embedded search engine in the data folder. */
  readonly searchUrl: string | undefined;
  /** Beginning of the names of its indices. */
  readonly searchIndex: string;
  /** Bucket of an S3-compatible store (`readFilesAddress`); undefined: files are in the data folder. */
  readonly filesUrl: string | undefined;
  /** True opens the database for reading only. */
  readonly readOnly: boolean;
  /** Address of the mail server; undefined: messages become files in the data folder. */
  readonly smtpUrl: string | undefined;
  /** Sender of e-mails; undefined: `no-reply` at the host of the site. */
  readonly mailFrom: string | undefined;
  /** The SMS gateway; see `readSmsGateway`. */
  readonly smsUrl: string | undefined;
  readonly smsToken: string | undefined;
  readonly smsEntityId: string | undefined;
  readonly smsHeader: string | undefined;
  readonly smsTemplates: string | undefined;
  /** True takes payments in the sandbox; undefined: where nobody else can reach the server. See `readPaymentSettings`. */
  readonly paymentSandbox: boolean | undefined;
  /** The payment service. */
  readonly paymentUrl: string | undefined;
  readonly paymentClientId: string | undefined;
  readonly paymentClientSecret: string | undefined;
  readonly paymentSalts: string | undefined;
  /** The model that chooses sentences for the assistant; see `readAssistantSettings`. */
  readonly assistantUrl: string | undefined;
  readonly assistantModel: string | undefined;
  readonly assistantKey: string | undefined;
  /** The operator's number in the goods and services tax; undefined: invoices show no tax. */
  readonly gstin: string | undefined;
  /** True lists the messages of the outbox folder at `/dev/outbox`. */
  readonly outboxPage: boolean;
  /** JSON file with the operator's names, addresses and mailboxes; undefined: the brand of the project. */
  readonly brandFile: string | undefined;
  /** Origin under which readers reach the server, without a final slash; undefined uses that of each request. */
  readonly publicUrl: string | undefined;
  /** Origins whose hosts a request may name, where there is no `publicUrl`. */
  readonly allowedHosts: readonly string[];
  /** Origins, in addition to localhost, whose pages may read the embed calls. */
  readonly allowedOrigins: readonly string[];
  /** Addresses of proxies, or blocks of them, that say from whom a request comes. */
  readonly trustedProxies: readonly string[];
  /** Password of the demo member at its creation; undefined: a random one. */
  readonly demoPassword: string | undefined;
  readonly signingKey: string | undefined;
  readonly pepper: string | undefined;
  readonly codecKey: string | undefined;
  /** Token of a monitor on another machine; undefined: only this machine reads the metrics. */
  readonly metricsToken: string | undefined;
  /** Folder of the site build, with `client` and `server`; undefined: that of this repository. */
  readonly siteDir: string | undefined;
  /** Folder of the widget build, with `v1`; undefined: that of this repository. */
  readonly widgetsDir: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Text searches in a row for one address without signing in. */
  readonly visitorSearches: number;
  /** False: "remember me" of the sign-in form keeps only the user name. */
  readonly remembersPassword: boolean;
  /** True loads the fictional sample at a start with an empty library. */
  readonly loadSample: boolean;
}

/** The same settings for programs; all are optional. */
export type ServerOptions = { readonly [Key in keyof ServerConfig]?: ServerConfig[Key] };

/** Variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from the environment. An empty variable counts as not set. Throws ConfigError with one
 * sentence that names the first invalid variable and the expected value.
 */
export function readConfig(env: Environment): ServerConfig {
  refuseUnbuiltSettings(env);
  refuseUnknownNodeEnv(env['NODE_ENV']);
  const config = readEachSetting(env);
  refusePublicOutbox(config, env['NODE_ENV']);
  return config;
}

/** Reads each setting, without asking whether they go together. Throws ConfigError like `readConfig`. */
export function readEachSetting(env: Environment): ServerConfig {
  const read = <Name extends Variable>(name: Name) => readSetting(env, name);
  return {
    port: read('PORT') ?? 8787,
    // Loopback only, IPv4 and IPv6: a first start has a demo member and no TLS. HOST=0.0.0.0 opens the server.
    host: read('HOST') ?? 'localhost',
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: read('DATABASE_URL'),
    searchUrl: read('SEARCH_URL'),
    searchIndex: read('SEARCH_INDEX') ?? 'headnote',
    filesUrl: read('FILES_URL'),
    readOnly: read('READ_ONLY') ?? false,
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    smsUrl: read('SMS_URL'),
    smsToken: read('SMS_TOKEN'),
    smsEntityId: read('SMS_ENTITY_ID'),
    smsHeader: read('SMS_HEADER'),
    smsTemplates: read('SMS_TEMPLATES'),
    paymentSandbox: read('PAYMENT_SANDBOX'),
    paymentUrl: read('PAYMENT_URL'),
    paymentClientId: read('PAYMENT_CLIENT_ID'),
    paymentClientSecret: read('PAYMENT_CLIENT_SECRET'),
    paymentSalts: read('PAYMENT_SALTS'),
    assistantUrl: read('ASSISTANT_URL'),
    assistantModel: read('ASSISTANT_MODEL'),
    assistantKey: read('ASSISTANT_KEY'),
    gstin: read('GSTIN'),
    outboxPage: read('OUTBOX_PAGE') ?? false,
    brandFile: folder(read('BRAND_FILE')),
    publicUrl: read('PUBLIC_URL'),
    allowedHosts: read('ALLOWED_HOSTS') ?? [],
    allowedOrigins: read('ALLOWED_ORIGINS') ?? [],
    trustedProxies: read('TRUSTED_PROXIES') ?? [],
    demoPassword: read('DEMO_PASSWORD'),
    signingKey: read('SIGNING_KEY'),
    pepper: read('PEPPER'),
    codecKey: read('CODEC_KEY'),
    metricsToken: read('METRICS_TOKEN'),
    siteDir: folder(read('SITE_DIR')),
    widgetsDir: folder(read('WIDGETS_DIR')),
    visitorSearches: read('VISITOR_SEARCHES') ?? 60,
    remembersPassword: read('REMEMBER_PASSWORD') ?? true,
    loadSample: read('LOAD_SAMPLE') ?? true,
    logLevel: read('LOG_LEVEL') ?? 'warn',
  };
}

/** Checks the options of `createServer`, with the same rules and messages as for the environment. */
export function resolveOptions(options: ServerOptions): ServerConfig {
  const env: Record<string, string> = {};
  for (const name of variables) {
    const value = options[settings[name].option];
    if (value !== undefined) env[name] = String(value);
  }
  return readConfig(env);
}

/** Reads one variable; undefined if it is not set. Throws ConfigError with one sentence. */
export function readSetting<Name extends Variable>(
  env: Environment,
  name: Name,
): v.InferOutput<(typeof settings)[Name]['schema']> | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const { schema, must } = settings[name];
  const result = v.safeParse(schema, text);
  if (result.success) return result.output;
  const shown = isSecret(name) ? '' : `; it is "${text.slice(0, 100)}"`;
  throw new ConfigError(`${name} ${must}${shown}.`);
}

function folder(path: string | undefined): string | undefined {
  return path === undefined ? undefined : resolve(path);
}
