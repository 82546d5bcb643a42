import { createFolderTransport } from '../messages/folder-transport.js';
import { createMessageTexts } from '../messages/message-texts.js';
import { readConfig } from '../config/config.js';
import { openTestApp } from '../app.fixtures.js';
import { describe, expect, it, onTestFinished } from 'vitest';

async function appWith(outboxPage: boolean) {
  const test = await openTestApp({ settings: { outboxPage } });
  onTestFinished(() => test.close());
  return test;
}

const get = (test: Awaited<ReturnType<typeof appWith>>, headers = {}, remoteAddress = '127.0.0.1') =>
  test.app.inject({
    method: 'GET',
    url: '/dev/outbox',
    headers: { host: 'localhost:8787', ...headers },
    remoteAddress,
  });

describe('the outbox page', () => {
  it('lists the written messages as text, the newest first', async () => {
    const test = await appWith(true);
    expect((await get(test)).body).toContain('No message was written yet.');
    const transport = createFolderTransport({ dataDir: test.library.dataDir, from: 'no-reply@localhost' });
    const texts = createMessageTexts({ name: '<b>Library</b>' });
    await transport.send({
      id: 'one',
      ...texts.activationCode({ channel: 'email', to: 'asha@example.com' }, '123456'),
    });
    const answer = await get(test);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain('123456 is your');
    expect(answer.body).not.toContain('<b>Library');
  });

  it.each([
    ['another computer', {}, '10.0.0.9'],
    ['a proxy on this computer', { 'x-forwarded-for': '10.0.0.9' }, '127.0.0.1'],
    ['a proxy that names only the host', { 'x-forwarded-host': 'library.example' }, '127.0.0.1'],
    ['a network in front', { 'cf-connecting-ip': '10.0.0.9' }, '127.0.0.1'],
    ['a page that reaches this computer by another name', { host: 'attacker.example' }, '127.0.0.1'],
  ])('answers 404 to %s', async (_who, headers, address) => {
    expect((await get(await appWith(true), headers, address)).statusCode).toBe(404);
  });

  it('is not there unless it is switched on', async () => {
    expect((await get(await appWith(false))).body).not.toContain('Outbox');
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST is not a loopback address'],
    [{ PUBLIC_URL: 'https://library.example' }, 'PUBLIC_URL is not a loopback address'],
    [{ SMTP_URL: 'smtps://mail.example' }, 'SMTP_URL is set'],
    [{ SMS_URL: 'https://sms.example/send' }, 'SMS_URL is set'],
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
    [
      { ALLOWED_HOSTS: 'http://localhost:8787,https://library.example' },
      'ALLOWED_HOSTS has an address that is not a loopback address',
    ],
    [{ TRUSTED_PROXIES: '127.0.0.1' }, 'TRUSTED_PROXIES is set, so requests of others come through a proxy'],
  ])('is refused at start with %j', (env, reason) => {
    expect(() => readConfig({ OUTBOX_PAGE: 'true', ...env })).toThrow(
      `OUTBOX_PAGE is for development only, because it shows codes; it is refused because ${reason}.`,
    );
    expect(readConfig(env).outboxPage).toBe(false);
  });
});
