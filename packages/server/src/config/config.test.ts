import { readFileSync } from 'node:fs';
import { ConfigError } from '@headnote/core/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkConfig } from '../check-config.js';
import { type Environment, readConfig, resolveOptions } from './config.js';
import { readFilesAddress } from './files-address.js';
import { openServer } from '../open-server.js';
import { settings, variables } from './settings.js';
import { findUnknownSettings } from './unknown-settings.js';

describe('the environment', () => {
  it('may be empty: every setting has a default', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 8787,
      host: 'localhost',
      publicUrl: undefined,
      allowedOrigins: [],
      logLevel: 'warn',
      loadSample: true,
    });
    expect(config.dataDir).toMatch(/[/\\]\.data$/);
  });

  it('counts an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATA_DIR: '', DATABASE_URL: '' }).port).toBe(8787);
  });

  it('reads every variable', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/headnote',
      DATABASE_URL: 'postgres://headnote:secret@db.example/headnote',
      PUBLIC_URL: 'https://Library.example/',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443',
      TRUSTED_PROXIES: '127.0.0.1, ::1, 10.0.0.0/8',
      DEMO_PASSWORD: 'correct horse',
      SIGNING_KEY: 's'.repeat(32),
      PEPPER: 'p'.repeat(16),
      CODEC_KEY: 'k',
      LOG_LEVEL: 'info',
      LOAD_SAMPLE: 'false',
    });
    expect(config).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/var/lib/headnote',
      databaseUrl: 'postgres://headnote:secret@db.example/headnote',
      publicUrl: 'https://library.example',
      allowedOrigins: ['https://a.example', 'https://b.example:8443'],
      trustedProxies: ['127.0.0.1', '::1', '10.0.0.0/8'],
      demoPassword: 'correct horse',
      codecKey: 'k',
      logLevel: 'info',
      loadSample: false,
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'library.example'],
    ['PUBLIC_URL', 'https://library.example/path'],
    ['PUBLIC_URL', 'ftp://library.example'],
    ['DATABASE_URL', 'mysql://localhost/headnote'],
    ['SEARCH_URL', 'localhost:9200'],
    ['SEARCH_INDEX', 'Head Note'],
    ['FILES_URL', '/mnt/files'],
    ['FILES_URL', 'https://s3.example/headnote'],
    ['FILES_URL', 's3://Head_Note'],
    ['FILES_URL', 's3://key:secret@headnote'],
    ['FILES_URL', 's3://headnote/../other'],
    ['FILES_URL', 's3://headnote/a//b'],
    ['FILES_URL', 's3://headnote?endpoint=s3.example'],
    ['FILES_URL', 's3://headnote?endpoint=https://s3.example/path'],
    ['FILES_URL', 's3://headnote?regoin=ap-south-1'],
    ['FILES_URL', 's3://headnote?region=ap-south-1&region=eu-west-1'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['ALLOWED_ORIGINS', 'https://a.example,*'],
    ['ALLOWED_ORIGINS', 'null'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '127.0.0.1,0.0.0.0/0'],
    ['TRUSTED_PROXIES', ','],
    ['DEMO_PASSWORD', 'short'],
    ['SIGNING_KEY', 'x'.repeat(31)],
    ['PEPPER', 'x'.repeat(15)],
    ['LOG_LEVEL', 'loud'],
    ['LOAD_SAMPLE', 'no'],
    ['READ_ONLY', 'yes'],
    ['ALLOWED_HOSTS', 'library.example'],
    ['METRICS_TOKEN', 'short'],
    ['GSTIN', '29AAGCB7383J1Z5'],
    ['PAYMENT_URL', 'http://pay.example'],
    ['PAYMENT_SALTS', 'short'],
    ['VISITOR_SEARCHES', '-1'],
  ])('refuses %s=%s with one sentence that names it', (name, value) => {
    let message = '';
    try {
      readConfig({ [name]: value });
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      message = (error as ConfigError).message;
    }
    expect(message).toMatch(new RegExp(`^${name} must .*\\.$`));
    expect(message).not.toContain('\n');
  });

  it.each([
    'DATABASE_URL',
    'SEARCH_URL',
    'FILES_URL',
    'SMTP_URL',
    'DEMO_PASSWORD',
    'SIGNING_KEY',
    'PEPPER',
    'METRICS_TOKEN',
  ])('does not print the value of %s', (name) => {
    expect(() => readConfig({ [name]: 'hunter2' })).toThrow(expect.not.stringContaining('hunter2') as never);
    expect(() => readConfig({ [name]: 'hunter2' })).toThrow(ConfigError);
  });

  it.each(['RENDER_URL'])('refuses %s, because its part is not built', (name) => {
    expect(() => readConfig({ [name]: 'x' })).toThrow(new RegExp(`^${name} is set, but .* is not built yet`));
  });
});

describe('FILES_URL', () => {
  it.each([
    ['s3://headnote', { bucket: 'headnote', prefix: '', endpoint: undefined, region: undefined }],
    ['s3://head.note/library/', { bucket: 'head.note', prefix: 'library/', endpoint: undefined, region: undefined }],
    [
      's3://headnote/a/b?endpoint=http://127.0.0.1:9000&region=ap-south-1',
      { bucket: 'headnote', prefix: 'a/b/', endpoint: 'http://127.0.0.1:9000', region: 'ap-south-1' },
    ],
  ])('%s names a bucket, a prefix and a store', (text, address) => {
    expect(readFilesAddress(text)).toEqual(address);
    expect(readConfig({ FILES_URL: text }).filesUrl).toBe(text);
  });
});

describe('options for programs', () => {
  it('follow the same rules as the variables', () => {
    expect(resolveOptions({ port: 0, allowedOrigins: ['https://a.example'], loadSample: false })).toMatchObject({
      port: 0,
      allowedOrigins: ['https://a.example'],
      loadSample: false,
    });
    expect(() => resolveOptions({ port: 70_000 })).toThrow(/^PORT must/);
  });

  it('accept the values from the environment', () => {
    const config = readConfig({ PORT: '9000', PUBLIC_URL: 'https://library.example' });
    expect(resolveOptions(config)).toEqual(config);
  });
});

describe('--check-config', () => {
  it('lists every setting, and no secret', () => {
    const { text, isGood } = checkConfig({ PORT: '9000', PEPPER: 'p'.repeat(20), DATABASE_URL: '' });
    expect(isGood).toBe(true);
    for (const name of variables) expect(text).toMatch(new RegExp(`^${name} +\\S`, 'm'));
    expect(text).toMatch(/^PORT +9000$/m);
    expect(text).toMatch(/^PEPPER +set \(secret\)$/m);
    expect(text).toMatch(/^HOST +not set: localhost$/m);
    expect(text).not.toContain('ppppp');
  });

  it('names all problems at once', () => {
    const { text, isGood } = checkConfig({ PORT: 'x', LOG_LEVEL: 'loud', RENDER_URL: 'k', PEPPER: 'hunter2' });
    expect(isGood).toBe(false);
    expect(text.match(/^Problem: (PORT|LOG_LEVEL|RENDER_URL|PEPPER) /gm)).toHaveLength(4);
    expect(text).not.toContain('hunter2');
  });
});

describe('settings that do not go together', () => {
  const sandbox = { NODE_ENV: 'production', PAYMENT_SANDBOX: 'true' };

  afterEach(() => vi.unstubAllEnvs());

  it.each<[Environment, string]>([
    [sandbox, 'PAYMENT_SANDBOX is for development only'],
    [{ NODE_ENV: 'production', OUTBOX_PAGE: 'true' }, 'OUTBOX_PAGE is for development only'],
    [{ TRUSTED_PROXIES: '127.0.0.1', PAYMENT_SANDBOX: 'true' }, 'PAYMENT_SANDBOX is for development only'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development, test or not set; it is "prod".'],
    [{ PAYMENT_URL: 'https://pay.example' }, 'PAYMENT_URL is set, but PAYMENT_CLIENT_ID is not.'],
    [{ SMS_URL: 'https://sms.example' }, 'SMS_URL is set, but SMS_TOKEN is not'],
    [{ BRAND_FILE: '/nowhere/brand.json' }, 'BRAND_FILE must be a JSON file that can be read'],
  ])('%j are refused by the check as by the start', async (env, problem) => {
    const { text, isGood } = checkConfig(env);
    expect(isGood).toBe(false);
    expect(text.split(`Problem: ${problem}`)).toHaveLength(2);
    expect(text).not.toContain('The settings are valid.');
    const start = async () => {
      vi.stubEnv('NODE_ENV', env['NODE_ENV'] ?? '');
      await openServer({ ...readConfig(env), dataDir: '/nowhere/to/be/made' });
    };
    await expect(start()).rejects.toThrow(problem);
  });

  it('are all named, once each of them is valid by itself', () => {
    const { text } = checkConfig({
      ...sandbox,
      OUTBOX_PAGE: 'true',
      BRAND_FILE: '/nowhere/brand.json',
      DEMO_PASSWORD: 'password',
    });
    expect(text.match(/^Problem: (OUTBOX_PAGE|PAYMENT_SANDBOX|BRAND_FILE|DEMO_PASSWORD) /gm)).toHaveLength(4);
  });
});

describe('a variable that looks like a setting', () => {
  it.each([
    ['HEADNOTE_PORT', 'PORT'],
    ['HEADNOTE_FOO', undefined],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
    ['LOGLEVEL', 'LOG_LEVEL'],
  ])('%s is said to have no effect', (name, meant) => {
    expect(findUnknownSettings({ [name]: 'x' })).toEqual([{ name, meant }]);
  });

  it('is not one of another program', () => {
    const names = [
      'HOME',
      'PATH',
      'HOSTNAME',
      'PWD',
      'LOGNAME',
      'NODE_ENV',
      'npm_config_cache',
      'LANG',
      'SHELL',
      'HOSTTYPE',
    ];
    expect(findUnknownSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
    expect(findUnknownSettings(process.env)).toEqual([]);
  });
});

describe('docs/operating.md', () => {
  it('has the table of settings as the code has it', () => {
    const page = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
    const rows = variables.map((name) => `| \`${name}\` | ${settings[name].fallback} | ${settings[name].purpose} |`);
    const shown = page.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line));
    expect(shown).toEqual(rows);
  });
});
