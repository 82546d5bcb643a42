import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type Store } from '../store/database.js';
import { runTransaction } from '../store/run-transaction.js';
import { testDatabase } from '../store/test-database.fixtures.js';
import { createSender, lanes } from './create-sender.js';
import { createFolderTransport, OUTBOX_FOLDER } from './folder-transport.js';
import type { Message, Transport } from './message.js';
import { queueMessage } from './queue-message.js';
import { createSmtpTransport } from './smtp-transport.js';

const email: Message = {
  channel: 'email',
  lane: 'security',
  template: 'activation-code',
  to: 'asha@example.com',
  subject: 'Your activation code | Headnote',
  text: '123456 is your code.\n',
  html: '<p>123456 is your code.</p>',
};
const sms: Message = { ...email, channel: 'sms', to: '9000000001', subject: '', html: '' };

let folder: string;
let store: Store;
let clock: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'headnote-messages-'));
  store = await openDatabase(await testDatabase(folder));
  clock = Date.UTC(2026, 10, 22);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const queue = (...messages: readonly Message[]) =>
  runTransaction(store.db, async (transaction) => {
    for (const message of messages) await queueMessage(transaction, message, clock);
  });
const senderOf = (transport: Transport, failures: string[] = []) =>
  createSender({ db: store.db, transport, now: () => clock, onFailure: ({ reason }) => failures.push(reason) });
const recorder = (sent: Message[]): Transport => ({
  channels: ['email'],
  send: async (message) => {
    sent.push(message);
    return {};
  },
  close: async () => {},
});
const outbox = () => store.db.selectFrom('outbox').selectAll().execute();

describe('the outbox', () => {
  it('has no message of a transaction that fails', async () => {
    const attempt = runTransaction(store.db, async (transaction) => {
      await queueMessage(transaction, email, clock);
      throw new Error('stop');
    });
    await expect(attempt).rejects.toThrow('stop');
    expect(await outbox()).toEqual([]);
  });

  it('sends each message once, also with two senders at the same time, and forgets its text', async () => {
    await queue(...Array.from({ length: 50 }, (_, index) => ({ ...email, to: `m${index}@example.com` })));
    const sent: Message[] = [];
    const counts = await Promise.all([senderOf(recorder(sent)).sendDue(), senderOf(recorder(sent)).sendDue()]);
    expect(counts[0] + counts[1]).toBe(50);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(50);
    expect(JSON.stringify(await outbox())).not.toContain('123456');
  });

  it('tries a failed message again after 10 s, then after 20 s', async () => {
    await queue(email);
    const failures: string[] = [];
    const down: Transport = { ...recorder([]), send: () => Promise.reject(new Error('the mail server is down')) };
    const failing = senderOf(down, failures);
    expect([await failing.sendDue(), await failing.sendDue()]).toEqual([0, 0]);
    clock += 10_000;
    await failing.sendDue();
    expect(failures).toEqual(['the mail server is down', 'the mail server is down']);
    const sent: Message[] = [];
    clock += 19_999;
    expect(await senderOf(recorder(sent)).sendDue()).toBe(0);
    clock += 1;
    expect(await senderOf(recorder(sent)).sendDue()).toBe(1);
    expect(sent).toMatchObject([email]);
  });

  it('sends what failed while the clock was ahead as soon as it is set back', async () => {
    await queue(email);
    clock += 3 * 60 * 60_000;
    await senderOf({ ...recorder([]), send: () => Promise.reject(new Error('down')) }, []).sendDue();
    clock -= 3 * 60 * 60_000;
    expect(await senderOf(recorder([])).sendDue()).toBe(1);
  });

  it('sends again what a killed sender had in hand', async () => {
    await queue(email);
    const killed: Transport = { ...recorder([]), send: () => new Promise(() => {}) };
    void senderOf(killed).sendDue();
    await expect.poll(async () => (await outbox())[0]?.tries).toBe(1);
    const sent: Message[] = [];
    expect(await senderOf(recorder(sent)).sendDue()).toBe(0);
    clock += 5 * 60_000;
    expect(await senderOf(recorder(sent)).sendDue()).toBe(1);
  });
});

/** What a member sends to others. */
const judgmentOf = (member: string, index = 0): Message => ({
  ...email,
  lane: 'other',
  source: member,
  template: 'judgment',
  to: `friend${index}.of.${member}@example.com`,
});

describe('the turn of a message', () => {
  it('J1: a code goes at once while 600 mails of members wait and the first of them is not answered', async () => {
    for (const member of ['a', 'b', 'c'])
      await queue(...Array.from({ length: 200 }, (_, index) => judgmentOf(member, index)));
    const sent: Message[] = [];
    const slow = recorder(sent);
    const sender = senderOf({
      ...slow,
      send: (message) => (message.template === 'judgment' ? new Promise(() => {}) : slow.send(message)),
    });
    void sender.sendDue();
    await expect.poll(async () => (await outbox()).filter(({ tries }) => tries > 0).length).toBe(10);
    await queue(email);
    for (const lane of lanes.filter((one) => one.lane === 'security')) await sender.sendDue(lane);
    expect(sent).toMatchObject([email]);
  });

  it('J1: each member has every second mail of a queue, however many another has sent before', async () => {
    await queue(...Array.from({ length: 100 }, (_, index) => judgmentOf('a', index)));
    await queue(...Array.from({ length: 10 }, (_, index) => judgmentOf('b', index)));
    const sent: Message[] = [];
    expect(await senderOf(recorder(sent)).sendDue()).toBe(110);
    const ofB = sent.flatMap(({ to }, index) => (to.includes('.b@') ? [index] : []));
    expect(ofB).toEqual(Array.from({ length: 10 }, (_, index) => 2 * index + 1));
  });

  it('J1: who comes later has his first turn at once, and not all of them', async () => {
    await queue(...Array.from({ length: 40 }, (_, index) => judgmentOf('a', index)));
    const sent: Message[] = [];
    const transport = recorder(sent);
    await senderOf({
      ...transport,
      send: async (message) => {
        if (sent.length === 15) await queue(...Array.from({ length: 10 }, (_, index) => judgmentOf('b', index)));
        return transport.send(message);
      },
    }).sendDue();
    const ofB = sent.flatMap(({ to }, index) => (to.includes('.b@') ? [index] : []));
    // Up to ten mails are lent to the sender before.
    expect(ofB[0]).toBeLessThanOrEqual(21);
    expect(ofB.map((at) => at - (ofB[0] ?? 0))).toEqual(Array.from({ length: 10 }, (_, index) => 2 * index));
  });

  it('J1: what failed before goes after what was not tried', async () => {
    await queue(...Array.from({ length: 5 }, (_, index) => judgmentOf('a', index)));
    await senderOf({ ...recorder([]), send: () => Promise.reject(new Error('no')) }).sendDue();
    clock += 10_000;
    await queue(judgmentOf('b'));
    const sent: Message[] = [];
    expect(await senderOf(recorder(sent)).sendDue()).toBe(6);
    expect(sent[0]?.to).toContain('.b@');
  });
});

describe('the folder transport', () => {
  it('writes e-mails as .eml and SMS as .txt, for the owner of the folder only', async () => {
    await queue(email, sms);
    await senderOf(createFolderTransport({ dataDir: folder, from: 'no-reply@localhost' })).sendDue();
    const files = readdirSync(join(folder, OUTBOX_FOLDER)).toSorted((a, b) => a.slice(-3).localeCompare(b.slice(-3)));
    expect(files.map((file) => file.slice(-4))).toEqual(['.eml', '.txt']);
    const [mail = '', text = ''] = files.map((file) => readFileSync(join(folder, OUTBOX_FOLDER, file), 'utf8'));
    expect(mail).toMatch(/^From: no-reply@localhost\r$/m);
    expect(mail).toMatch(/^To: <?asha@example\.com>?\r$/m);
    expect(mail).toContain('<p>123456 is your code.</p>');
    expect(text).toBe('To: 9000000001\n\n123456 is your code.\n\n');
    expect(statSync(join(folder, OUTBOX_FOLDER, files[0] ?? '')).mode & 0o077).toBe(0);
  });
});

describe('the SMTP transport', () => {
  async function mailServer() {
    const received: { to: string[]; content: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        let content = '';
        stream.on('data', (part: Buffer) => (content += part.toString('utf8')));
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), content });
          done();
        });
      },
    });
    const listener = server.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    const address = listener.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const transport = createSmtpTransport({ smtpUrl: `smtp://127.0.0.1:${address.port}`, from: 'library@example.org' });
    onTestFinished(() => transport.close());
    return { received, transport };
  }

  it('hands an e-mail to a mail server, as text and HTML', async () => {
    const { received, transport } = await mailServer();
    await queue(email);
    expect(await senderOf(transport).sendDue()).toBe(1);
    expect(received.map(({ to }) => to)).toEqual([['asha@example.com']]);
    expect(received[0]?.content).toMatch(/^Subject: Your activation code \| Headnote\r$/m);
    expect(received[0]?.content).toContain('multipart/alternative');
  });

  it.each([
    ['a line break in the subject', { subject: 'Code\r\nBcc: thief@example.com' }],
    ['a line break in the address', { to: 'asha@example.com\r\nBcc: thief@example.com' }],
    ['two addresses', { to: 'asha@example.com, thief@example.com' }],
    ['a second header in the subject', { subject: 'Code\nContent-Type: text/html' }],
  ])('K7: sends to no one else with %s', async (_what, changes) => {
    const { received, transport } = await mailServer();
    await queue({ ...email, ...changes });
    await senderOf(transport).sendDue();
    const recipients = received.flatMap(({ to }) => to);
    expect(recipients.filter((to) => to !== 'asha@example.com')).toEqual([]);
    for (const { content } of received) expect(content).not.toMatch(/^(Bcc|Content-Type: text\/html.*\nX)/im);
  });

  it('keeps the message while no mail server answers', async () => {
    await queue(email);
    const failures: string[] = [];
    const transport = createSmtpTransport({ smtpUrl: 'smtp://127.0.0.1:1', from: 'library@example.org' });
    expect(await senderOf(transport, failures).sendDue()).toBe(0);
    await transport.close();
    expect(failures).toEqual([expect.stringContaining('ECONNREFUSED')]);
    expect((await outbox())[0]).toMatchObject({ sent_at: null, body: email.text });
  });
});
