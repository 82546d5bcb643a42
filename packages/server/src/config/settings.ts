import { isGstin } from '@headnote/core/money';
import * as v from 'valibot';
import { hostText, loginText, networkList, origin, originList, secretText, wholeNumber } from './setting-forms.js';

/** One variable of the environment. */
interface Setting {
  /** Its name in `ServerConfig`. */
  readonly option: string;
  /** What it does, one or two sentences. docs/operating.md has the same. */
  readonly purpose: string;
  /** What counts when it is not set, in words. */
  readonly fallback: string;
  /** What its value must be; the end of an error sentence. */
  readonly must: string;
  readonly schema: v.GenericSchema<string, unknown>;
  /** True if no message may contain its value. */
  readonly isSecret?: boolean;
}

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
const truth = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);

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
  SMTP_URL: {
    option: 'smtpUrl',
    purpose:
      'Address of the mail server, for example `smtps://user:secret@mail.example`. Without it, messages become files in the folder `outbox` of the data folder.',
    fallback: 'none',
    must: 'must be the address of a mail server, for example smtps://user:secret@mail.example',
    schema: loginText(/^smtps?:\/\//),
    isSecret: true,
  },
  MAIL_FROM: {
    option: 'mailFrom',
    purpose: 'Sender of the e-mails.',
    fallback: '`no-reply` at the host of `PUBLIC_URL`',
    must: 'must be an e-mail address, for example library@example.org',
    schema: v.pipe(v.string(), v.email()),
  },
  SMS_URL: {
    option: 'smsUrl',
    purpose: 'Address of the SMS gateway, https. With it, all other `SMS_` settings are required.',
    fallback: 'none',
    must: 'must be the https address of the SMS gateway, for example https://sms.example/v1/messages',
    schema: v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])[^@\s]+$/), v.url()),
  },
  SMS_TOKEN: {
    option: 'smsToken',
    purpose: 'Token of the gateway, sent as `Authorization: Bearer`.',
    fallback: 'none',
    must: 'must have 1 to 1024 visible characters',
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,1024}$/)),
    isSecret: true,
  },
  SMS_ENTITY_ID: {
    option: 'smsEntityId',
    purpose: 'Principal entity id of the operator in the register of Indian telecom operators.',
    fallback: 'none',
    must: 'must be the 10 to 25 digits of the principal entity id',
    schema: v.pipe(v.string(), v.regex(/^\d{10,25}$/)),
  },
  SMS_HEADER: {
    option: 'smsHeader',
    purpose: 'Registered header, which the phone shows as the sender.',
    fallback: 'none',
    must: 'must be a registered header of 3 to 11 letters and digits, for example HDNOTE',
    schema: v.pipe(v.string(), v.regex(/^[A-Za-z\d]{3,11}$/)),
  },
  SMS_TEMPLATES: {
    option: 'smsTemplates',
    purpose: 'Registered id of each text, `name=id`, separated by commas; the names and texts are listed under "SMS".',
    fallback: 'none',
    must: 'must be pairs of a template and its id, for example activation-code=1107160000000000001,reset-code=1107160000000000002',
    schema: v.pipe(v.string(), v.regex(/^\s*[a-z-]+=\d{1,25}\s*(,\s*[a-z-]+=\d{1,25}\s*)*$/)),
  },
  PAYMENT_SANDBOX: {
    option: 'paymentSandbox',
    purpose:
      '`true` takes payments in a sandbox that moves no money, for development. Refused on a server that others can reach, because it gives subscriptions away. A proxy in front (`TRUSTED_PROXIES`) and a foreign address in `ALLOWED_HOSTS` count as such; behind a proxy that is not named the server cannot see it: set `NODE_ENV=production`, as the image and the systemd unit do.',
    fallback: '`true` if only this machine reaches the server and no payment service is set',
    must: 'must be true or false',
    schema: truth,
  },
  PAYMENT_URL: {
    option: 'paymentUrl',
    purpose:
      'Address of the Instamojo API: `https://api.instamojo.com`, or `https://test.instamojo.com` for its test mode. With it, the three settings below are required.',
    fallback: 'none',
    must: 'must be the https address of the payment service, for example https://api.instamojo.com',
    schema: v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])[^@\s]+$/), v.url()),
  },
  PAYMENT_CLIENT_ID: {
    option: 'paymentClientId',
    purpose: 'Client id of the account at Instamojo.',
    fallback: 'none',
    must: 'must have 1 to 256 visible characters',
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,256}$/)),
  },
  PAYMENT_CLIENT_SECRET: {
    option: 'paymentClientSecret',
    purpose: 'Client secret of the account.',
    fallback: 'none',
    must: 'must have 1 to 256 visible characters',
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,256}$/)),
    isSecret: true,
  },
  PAYMENT_SALTS: {
    option: 'paymentSalts',
    purpose:
      'Private salt of the account, which proves that a notice of a payment is genuine. While you replace it: the new one, a comma, the old one.',
    fallback: 'none',
    must: 'must be one or two salts of 8 to 256 visible characters, separated by a comma',
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x2b\x2d-\x7e]{8,256}(,[\x21-\x2b\x2d-\x7e]{8,256})?$/)),
    isSecret: true,
  },
  ASSISTANT_URL: {
    option: 'assistantUrl',
    purpose:
      'Address of a model that chooses the sentences of answers, by the OpenAI chat protocol, for example `https://api.example.com/v1`. It gets the question and the candidate sentences, and the member is told so. With it, `ASSISTANT_MODEL` is required.',
    fallback: 'none: rules choose, and nothing leaves the server',
    must: 'must be the https address of a model, for example https://api.example.com/v1',
    schema: v.pipe(v.string(), v.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])[^@\s]+$/), v.url()),
  },
  ASSISTANT_MODEL: {
    option: 'assistantModel',
    purpose: 'Name of the model at that address.',
    fallback: 'none',
    must: 'must have 1 to 256 visible characters',
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,256}$/)),
  },
  ASSISTANT_KEY: {
    option: 'assistantKey',
    purpose: 'Key of the account at that address, sent as `Authorization: Bearer`.',
    fallback: 'none',
    must: 'must have 1 to 1024 visible characters',
    schema: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,1024}$/)),
    isSecret: true,
  },
  GSTIN: {
    option: 'gstin',
    purpose: "The operator's number in the goods and services tax. Without it, invoices show no tax.",
    fallback: 'none',
    must: 'must be a GSTIN of 15 characters, for example 29AAGCB7383J1Z4',
    schema: v.pipe(v.string(), v.check(isGstin)),
  },
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
