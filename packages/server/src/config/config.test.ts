import { ConfigError } from '@headnote/core/errors';
import { describe, expect, it } from 'vitest';
import { readConfig, resolveOptions } from './config.js';

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
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['ALLOWED_ORIGINS', 'https://a.example,*'],
    ['ALLOWED_ORIGINS', 'null'],
    ['DEMO_PASSWORD', 'short'],
    ['SIGNING_KEY', 'x'.repeat(31)],
    ['PEPPER', 'x'.repeat(15)],
    ['LOG_LEVEL', 'loud'],
    ['LOAD_SAMPLE', 'no'],
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

  it.each(['DATABASE_URL', 'SMTP_URL', 'DEMO_PASSWORD', 'SIGNING_KEY', 'PEPPER'])(
    'does not print the value of %s',
    (name) => {
      expect(() => readConfig({ [name]: 'hunter2' })).toThrow(expect.not.stringContaining('hunter2') as never);
      expect(() => readConfig({ [name]: 'hunter2' })).toThrow(ConfigError);
    },
  );

  it.each(['SEARCH_URL', 'RENDER_URL', 'SMS_GATEWAY', 'PAYMENT_KEY', 'ASSISTANT_URL'])(
    'refuses %s, because its part is not built',
    (name) => {
      expect(() => readConfig({ [name]: 'x' })).toThrow(new RegExp(`^${name} is set, but .* is not built yet`));
    },
  );
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
