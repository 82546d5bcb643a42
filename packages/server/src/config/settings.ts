import * as v from 'valibot';
import { readFilesAddress } from './files-address.js';
import { serviceSettings } from './service-settings.js';
import type { Setting } from './setting.js';
import {
  hostText,
  loginText,
  networkList,
  origin,
  originList,
  secretText,
  truth,
  wholeNumber,
} from './setting-forms.js';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** HS256 requires a key as long as its hash: 32 bytes. */
const SIGNING_KEY_MIN = 32;
/** 16 characters of base64 are 96 bits: impossible to guess even if every hash is stolen. */
const PEPPER_MIN = 16;
/** A token that Prometheus sends; long enough that nobody guesses it. */
const METRICS_TOKEN_MIN = 16;
/** The rule for every password on the server (docs/departures.md, V7c). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

const folder = v.pipe(v.string(), v.regex(/^[^\0]+$/));

/** Every variable that the server, the import and the admin commands read. */
export const settings = {
  PORT: {
    option: 'port',
    purpose: 'Port; `0` lets the system choose one.',
    fallback: '`8787`',
    must: 'must be a whole number from 0 to 65535',
    schema: wholeNumber(65_535),
  },
  HOST: {
    option: 'host',
    purpose: 'Address to listen on; `localhost` listens on both loopback addresses.',
    fallback: '`localhost`',
    must: 'must be a host name or an IP address',
    schema: hostText,
  },
  DATA_DIR: {
    option: 'dataDir',
    purpose: 'Folder of the databases and `secrets.json`.',
    fallback: '`.data`',
    must: 'must be the path of a folder',
    schema: folder,
  },
  DATABASE_URL: {
    option: 'databaseUrl',
    purpose:
      'Address of a PostgreSQL database, version 14 or later, encoding UTF8, for example `postgres://headnote:secret@localhost:5432/headnote`.',
    fallback: 'the embedded database',
    must: 'must be the address of a PostgreSQL database, for example postgres://headnote:secret@localhost:5432/headnote',
    schema: loginText(/^postgres(ql)?:\/\//),
    isSecret: true,
  },
  SEARCH_URL: {
    option: 'searchUrl',
    purpose:
      'Address of an OpenSearch, version 3.0 or later, for example `http://localhost:9200` or `https://headnote:secret@search.example`.',
    fallback: 'the embedded search engine',
    must: 'must be the address of an OpenSearch, for example http://localhost:9200',
    schema: loginText(/^https?:\/\//),
    isSecret: true,
  },
  SEARCH_INDEX: {
    option: 'searchIndex',
    purpose: 'Beginning of the names of its indices, where several libraries share one OpenSearch.',
    fallback: '`headnote`',
    must: 'must have 1 to 100 small letters, digits and hyphens, and begin with a letter',
    schema: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,99}$/)),
  },
  FILES_URL: {
    option: 'filesUrl',
    purpose:
      'Bucket of an S3-compatible store for the original PDFs and the files of earlier builds, with a prefix of their names, the address and the region of the store: `s3://headnote/library?endpoint=https://s3.example&region=ap-south-1`. The keys come from `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, or from where other tools of AWS find them.',
    fallback: 'the data folder',
    must: 'must be the address of a bucket without keys in it, for example s3://headnote/library?endpoint=https://s3.example&region=ap-south-1',
    schema: v.pipe(
      v.string(),
      v.check((text) => readFilesAddress(text) !== undefined),
    ),
    // Somebody may put keys into it.
    isSecret: true,
  },
  READ_ONLY: {
    option: 'readOnly',
    purpose:
      '`true` opens the database for reading only: pages and searches work, everything that writes answers 503. For a damaged database until it is restored.',
    fallback: '`false`',
    must: 'must be true or false',
    schema: truth,
  },
  DEMO_PASSWORD: {
    option: 'demoPassword',
    purpose: 'Password of the demo member, set at the first start only.',
    fallback: 'random',
    must: `must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`,
    schema: v.pipe(v.string(), v.minLength(PASSWORD_MIN), v.maxLength(PASSWORD_MAX)),
    isSecret: true,
  },
  ...serviceSettings,
  OUTBOX_PAGE: {
    option: 'outboxPage',
    purpose:
      '`true` lists the messages of the folder `outbox` at `/dev/outbox`, for development. Refused on a server that others can reach.',
    fallback: '`false`',
    must: 'must be true or false',
    schema: truth,
  },
  BRAND_FILE: {
    option: 'brandFile',
    purpose:
      "JSON file with the operator's names, addresses, mailboxes, links and news. What it leaves out is empty or the project's own.",
    fallback: 'the brand of the project',
    must: 'must be the path of a JSON file',
    schema: folder,
  },
  PUBLIC_URL: {
    option: 'publicUrl',
    purpose: 'Public address of the site; all links start with it.',
    fallback: 'the address of the request, if it is known',
    must: 'must be an http or https address without a path, for example https://library.example',
    schema: origin(),
  },
  ALLOWED_HOSTS: {
    option: 'allowedHosts',
    purpose:
      'Public addresses, separated by commas, where the site has more than one: links start with the one whose host the request names. A host that is not known never gets into a link.',
    fallback: 'none',
    must: 'must be a comma-separated list of addresses, for example https://library.example,http://10.0.0.5:8787',
    schema: originList(),
  },
  ALLOWED_ORIGINS: {
    option: 'allowedOrigins',
    purpose:
      'Exact origins, separated by commas, that may call the embed reads from a browser without a key. Localhost always may. Other websites have keys.',
    fallback: 'none',
    must: 'must be a comma-separated list of origins, for example https://college.example,https://court.example:8443',
    schema: originList(),
  },
  TRUSTED_PROXIES: {
    option: 'trustedProxies',
    purpose:
      "Addresses of your own proxies, or blocks of them, separated by commas. Only from these a request's `X-Forwarded-For` names the reader's address, which the limits for visitors and sign-ins count.",
    fallback: 'none',
    must: 'must be a comma-separated list of IP addresses or blocks of them, for example 127.0.0.1,::1,10.0.0.0/8',
    schema: networkList(),
  },
  SIGNING_KEY: {
    option: 'signingKey',
    purpose: 'Signs the tokens, in place of the key in `secrets.json`.',
    fallback: 'created at the first start',
    must: `must have at least ${SIGNING_KEY_MIN} characters`,
    schema: secretText(SIGNING_KEY_MIN),
    isSecret: true,
  },
  PEPPER: {
    option: 'pepper',
    purpose: 'Mixed into every password hash, in place of the one in `secrets.json`.',
    fallback: 'created at the first start',
    must: `must have at least ${PEPPER_MIN} characters`,
    schema: secretText(PEPPER_MIN),
    isSecret: true,
  },
  CODEC_KEY: {
    option: 'codecKey',
    purpose: 'Key of the codec that every browser receives, in place of the one in `secrets.json`.',
    fallback: 'created at the first start',
    must: 'must have 1 to 1024 characters',
    schema: secretText(1),
    isSecret: true,
  },
  METRICS_TOKEN: {
    option: 'metricsToken',
    purpose: 'Lets a monitor on another machine read `/metrics`, with `Authorization: Bearer` and this token.',
    fallback: 'only this machine may read it',
    must: `must have at least ${METRICS_TOKEN_MIN} characters without blanks`,
    schema: v.pipe(secretText(METRICS_TOKEN_MIN), v.regex(/^[\x21-\x7e]+$/)),
    isSecret: true,
  },
  LOG_LEVEL: {
    option: 'logLevel',
    purpose: 'Log level of pino: `fatal`, `error`, `warn`, `info`, `debug`, `trace`, `silent`.',
    fallback: '`warn`',
    must: `must be one of ${LOG_LEVELS.join(', ')}`,
    schema: v.picklist(LOG_LEVELS),
  },
  VISITOR_SEARCHES: {
    option: 'visitorSearches',
    purpose:
      'Searches by words, and look-ups of citations, that one address may make in a row without signing in. One more is allowed every two seconds.',
    fallback: '`60`',
    must: 'must be a whole number from 0 to 1000000',
    schema: wholeNumber(1_000_000),
  },
  REMEMBER_PASSWORD: {
    option: 'remembersPassword',
    purpose: '`false` lets "remember me" of the sign-in form keep only the user name, never the password.',
    fallback: '`true`',
    must: 'must be true or false',
    schema: truth,
  },
  LOAD_SAMPLE: {
    option: 'loadSample',
    purpose: '`false` does not load the fictional sample into an empty library.',
    fallback: '`true`',
    must: 'must be true or false',
    schema: truth,
  },
  SITE_DIR: {
    option: 'siteDir',
    purpose: 'Folder of the built site.',
    fallback: 'next to the server',
    must: 'must be the path of a folder',
    schema: folder,
  },
  WIDGETS_DIR: {
    option: 'widgetsDir',
    purpose: 'Folder of the built widgets.',
    fallback: 'next to the server',
    must: 'must be the path of a folder',
    schema: folder,
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** Name of a variable. */
export type Variable = keyof typeof settings;

/** All names, in the order of the table. */
export const variables = Object.keys(settings) as readonly Variable[];

/** Returns whether no message may contain the value of a variable. */
export function isSecret(name: Variable): boolean {
  return (settings[name] as Setting).isSecret === true;
}
