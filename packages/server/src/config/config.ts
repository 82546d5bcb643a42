import { resolve } from 'node:path';
import { ConfigError } from '@headnote/core/errors';
import * as v from 'valibot';
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
  /** Address of the mail server; undefined: messages become files in the data folder. */
  readonly smtpUrl: string | undefined;
  /** Sender of e-mails; undefined: `no-reply` at the host of the site. */
  readonly mailFrom: string | undefined;
  /** Origin under which readers reach the server, without a final slash; undefined uses that of each request. */
  readonly publicUrl: string | undefined;
  /** Origins, in addition to localhost, whose pages may read the embed calls. */
  readonly allowedOrigins: readonly string[];
  /** Password of the demo member at its creation; undefined: a random one. */
  readonly demoPassword: string | undefined;
  readonly signingKey: string | undefined;
  readonly pepper: string | undefined;
  readonly codecKey: string | undefined;
  /** Folder of the site build, with `client` and `server`; undefined: that of this repository. */
  readonly siteDir: string | undefined;
  /** Folder of the widget build, with `v1`; undefined: that of this repository. */
  readonly widgetsDir: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Text searches in a row for one address without signing in. */
  readonly visitorSearches: number;
  /** True loads the fictional sample at a start with an empty library. */
  readonly loadSample: boolean;
}

/** The same settings for programs; all are optional. */
export type ServerOptions = { readonly [Key in keyof ServerConfig]?: ServerConfig[Key] };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** HS256 requires a key as long as its hash: 32 bytes. */
const SIGNING_KEY_MIN = 32;
/** 16 characters of base64 are 96 bits: impossible to guess even if every hash is stolen. */
const PEPPER_MIN = 16;
/** The rule for every password on the server (docs/departures.md, V7c). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.integer(), v.maxValue(65_535));
const host = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:_-]+$/));
const secret = (min: number) => v.pipe(v.string(), v.minLength(min), v.maxLength(1024));
const password = v.pipe(v.string(), v.minLength(PASSWORD_MIN), v.maxLength(PASSWORD_MAX));

/** One row per variable: its option, the expected value, and the parser. */
const settings = {
  PORT: { option: 'port', must: 'must be a whole number from 0 to 65535', schema: port },
  HOST: { option: 'host', must: 'must be a host name or an IP address', schema: host },
  DATA_DIR: {
    option: 'dataDir',
    must: 'must be the path of a folder',
    schema: v.pipe(v.string(), v.regex(/^[^\0]+$/)),
  },
  DATABASE_URL: {
    option: 'databaseUrl',
    must: 'must be the address of a PostgreSQL database, for example postgres://headnote:secret@localhost:5432/headnote',
    schema: v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//), v.url()),
  },
  SMTP_URL: {
    option: 'smtpUrl',
    must: 'must be the address of a mail server, for example smtps://user:secret@mail.example',
    schema: v.pipe(v.string(), v.regex(/^smtps?:\/\//), v.url()),
  },
  MAIL_FROM: {
    option: 'mailFrom',
    must: 'must be an e-mail address, for example library@example.org',
    schema: v.pipe(v.string(), v.email()),
  },
  PUBLIC_URL: {
    option: 'publicUrl',
    must: 'must be an http or https address without a path, for example https://library.example',
    schema: origin(),
  },
  ALLOWED_ORIGINS: {
    option: 'allowedOrigins',
    must: 'must be a comma-separated list of origins, for example https://college.example,https://court.example:8443',
    schema: v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      ),
      v.array(origin()),
    ),
  },
  DEMO_PASSWORD: {
    option: 'demoPassword',
    must: `must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`,
    schema: password,
  },
  SIGNING_KEY: {
    option: 'signingKey',
    must: `must have at least ${SIGNING_KEY_MIN} characters`,
    schema: secret(SIGNING_KEY_MIN),
  },
  PEPPER: { option: 'pepper', must: `must have at least ${PEPPER_MIN} characters`, schema: secret(PEPPER_MIN) },
  CODEC_KEY: { option: 'codecKey', must: 'must have 1 to 1024 characters', schema: secret(1) },
  SITE_DIR: { option: 'siteDir', must: 'must be the path of a folder', schema: v.string() },
  WIDGETS_DIR: { option: 'widgetsDir', must: 'must be the path of a folder', schema: v.string() },
  VISITOR_SEARCHES: {
    option: 'visitorSearches',
    must: 'must be a whole number from 0 to 1000000',
    schema: v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.maxValue(1_000_000)),
  },
  LOAD_SAMPLE: {
    option: 'loadSample',
    must: 'must be true or false',
    schema: v.pipe(
      v.picklist(['true', 'false']),
      v.transform((text) => text === 'true'),
    ),
  },
  LOG_LEVEL: { option: 'logLevel', must: `must be one of ${LOG_LEVELS.join(', ')}`, schema: v.picklist(LOG_LEVELS) },
} as const;

/** Messages never contain secret values. */
const SECRET_NAMES = new Set(['DATABASE_URL', 'SMTP_URL', 'DEMO_PASSWORD', 'SIGNING_KEY', 'PEPPER', 'CODEC_KEY']);

type Variable = keyof typeof settings;

/**
 * Reads the configuration from the environment. An empty variable counts as not set. Throws ConfigError with one
 * sentence that names the first invalid variable and the expected value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  refuseUnbuiltSettings(env);
  const read = <Name extends Variable>(name: Name) => readSetting(env, name);
  return {
    port: read('PORT') ?? 8787,
    // Loopback only, IPv4 and IPv6: a first start has a demo member and no TLS. HOST=0.0.0.0 opens the server.
    host: read('HOST') ?? 'localhost',
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: read('DATABASE_URL'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM'),
    publicUrl: read('PUBLIC_URL'),
    allowedOrigins: read('ALLOWED_ORIGINS') ?? [],
    demoPassword: read('DEMO_PASSWORD'),
    signingKey: read('SIGNING_KEY'),
    pepper: read('PEPPER'),
    codecKey: read('CODEC_KEY'),
    siteDir: folder(read('SITE_DIR')),
    widgetsDir: folder(read('WIDGETS_DIR')),
    visitorSearches: read('VISITOR_SEARCHES') ?? 60,
    loadSample: read('LOAD_SAMPLE') ?? true,
    logLevel: read('LOG_LEVEL') ?? 'warn',
  };
}

/** Checks the options of `createServer`, with the same rules and messages as for the environment. */
export function resolveOptions(options: ServerOptions): ServerConfig {
  const env: Record<string, string> = {};
  for (const [name, { option }] of Object.entries(settings)) {
    const value = options[option];
    if (value !== undefined) env[name] = String(value);
  }
  return readConfig(env);
}

function readSetting<Name extends Variable>(
  env: Readonly<Record<string, string | undefined>>,
  name: Name,
): v.InferOutput<(typeof settings)[Name]['schema']> | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const { schema, must } = settings[name];
  const result = v.safeParse(schema, text);
  if (result.success) return result.output;
  const shown = SECRET_NAMES.has(name) ? '' : `; it is "${text.slice(0, 100)}"`;
  throw new ConfigError(`${name} ${must}${shown}.`);
}

function folder(path: string | undefined): string | undefined {
  return path === undefined ? undefined : resolve(path);
}

function origin() {
  return v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^/?#@\s]+\/?$/i),
    v.url(),
    v.transform((text) => new URL(text).origin),
  );
}
