import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runUpkeep } from '../operation/run-upkeep.js';
import { openDatabase } from '../store/database.js';
import { runTransaction } from '../store/run-transaction.js';
import { testDatabase } from '../store/test-database.fixtures.js';
import { createSender, type DeliveryFailure } from './create-sender.js';
import { FinalDeliveryError } from './message.js';
import { queueMessage } from './queue-message.js';
import { END, SILENCE, SLOW, startScriptedSmtp, type SmtpAnswers } from './smtp-server.fixtures.js';
import { createSmtpTransport } from './smtp-transport.js';

const SILENCE_MS = 150;
const MESSAGE_MS = 600;
const QUEUED_AT = Date.UTC(2026, 10, 29);
const message = {
  channel: 'email',
  lane: 'security',
  template: 'activation-code',
  to: 'asha@example.com',
  subject: 'Your code',
  text: 'Your code is 123456.',
  html: '',
} as const;

async function open(answers: SmtpAnswers) {
  const server = await startScriptedSmtp(answers);
  const smtpUrl = `smtp://library:secret@127.0.0.1:${server.port}`;
  const limits = { silenceMs: SILENCE_MS, messageMs: MESSAGE_MS };
  const transport = createSmtpTransport({ smtpUrl, from: 'library@example.org', ...limits });
  onTestFinished(() => transport.close());
  return { server, transport, send: () => transport.send({ ...message, id: '1' }) };
}

describe('a mail server that does not take a message', () => {
  it.each<[string, SmtpAnswers, string]>([
    ['refuses the sign-in', { AUTH: '535 5.7.8 Bad credentials' }, '535'],
    ['asks for a sign-in at the sender', { MAIL: '530 5.7.0 Authentication required' }, '530'],
    ['refuses the sender', { MAIL: '550 5.7.1 Sender not allowed' }, '550'],
    ['refuses the sender without more words', { MAIL: '554 no' }, '554'],
    ['has a sender without a mailbox', { MAIL: '553 5.1.8 Sender address does not exist' }, '553'],
    ['does not relay', { RCPT: '554 5.7.1 Relay access denied' }, '554'],
    ['does not relay, without an enhanced status', { RCPT: '550 relay not permitted' }, '550'],
    ['has blocked this server', { RCPT: '550 5.7.1 Client host blocked' }, '550'],
    ['asks for a sign-in at the recipient', { RCPT: '530 Authentication required' }, '530'],
    ['tells of its own fault at the recipient', { RCPT: '550 5.3.0 System not available' }, '550'],
    ['does not take texts', { DATA: '554 5.5.1 No' }, '554'],
    ['says at the end that this server is blocked', { text: '554 5.7.1 Sending address is on a block list' }, '554'],
    ['is full for now', { text: '452 4.3.1 Not enough space' }, '452'],
    ['asks to come back', { RCPT: '451 4.7.1 Greylisted' }, '451'],
    ['refuses its greeting', { greeting: '554 No service here' }, '554'],
    ['ends its greeting', { greeting: '421 Too many connections' }, '421'],
    ['does not greet', { greeting: SILENCE }, 'imeout|never received'],
    ['greets by half', { greeting: { part: '22' } }, 'imeout|never received'],
    ['closes without a greeting', { greeting: END }, 'onnection'],
    ['refuses EHLO', { EHLO: '550 no', HELO: '550 no' }, '550'],
    ['does not answer to EHLO', { EHLO: SILENCE }, 'imeout|never received'],
    ['does not answer to the sign-in', { AUTH: SILENCE }, 'imeout|never received'],
    ['does not answer to the sender', { MAIL: SILENCE }, 'imeout|never received'],
    ['closes at the recipient', { RCPT: END }, 'onnection'],
    ['does not answer to the text', { text: SILENCE }, 'imeout|never received'],
    [
      'answers a letter at a time, so it is never silent',
      { RCPT: SLOW },
      `did not take the message in ${MESSAGE_MS} ms`,
    ],
    ['answers to the text by half', { text: { part: '250-stor' } }, 'imeout|never received'],
  ])('and %s: is asked again', async (_what, answers, reason) => {
    const { server, send } = await open(answers);
    const failure = await send().catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: expect.stringMatching(reason) as string });
    expect(failure).not.toBeInstanceOf(FinalDeliveryError);
    server.answers = {};
    await send();
    expect(server.taken).toHaveLength(1);
  });

  it.each<[string, SmtpAnswers, string]>([
    ['does not know the recipient', { RCPT: '550 5.1.1 User unknown' }, '550'],
    ['does not know the recipient, without an enhanced status', { RCPT: '550 No such user here' }, '550'],
    ['tells more lines about the recipient', { RCPT: '550-5.1.1 The account\r\n550 5.1.1 does not exist' }, '550'],
    ['has a full mailbox', { RCPT: '552 5.2.2 Mailbox full' }, '552'],
    ['does not take the length', { MAIL: '552 5.3.4 Message too big' }, '552'],
    ['does not take the content', { text: '550 5.6.0 Content not accepted' }, '550'],
    ['does not take the text, without an enhanced status', { text: '554 Transaction failed' }, '554'],
  ])('because it %s: is not asked again, and takes others', async (_what, answers, reason) => {
    const { server, send } = await open(answers);
    const failure = await send().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FinalDeliveryError);
    expect(failure).toMatchObject({ message: expect.stringMatching(reason) as string });
    server.answers = {};
    await send();
    expect(server.taken).toHaveLength(1);
  });
});

describe('the outbox', () => {
  /** The outbox of a library with one message, and what its operator sees. */
  async function openOutbox(answers: SmtpAnswers) {
    const { server, transport } = await open(answers);
    const folder = mkdtempSync(join(tmpdir(), 'headnote-smtp-'));
    const store = await openDatabase(await testDatabase(folder));
    onTestFinished(async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const clock = { now: QUEUED_AT };
    const now = () => clock.now;
    const failures: DeliveryFailure[] = [];
    const sender = createSender({ db: store.db, transport, now, onFailure: (failure) => failures.push(failure) });
    const queue = (to: string) =>
      runTransaction(store.db, (transaction) => queueMessage(transaction, { ...message, to }, clock.now));
    await queue(message.to);
    const told = () => runUpkeep({ kind: 'messages' }, { store, actor: '', renewIndex: async () => {}, now });
    return { server, sender, failures, clock, queue, told };
  }

  it('tells the operator of a refused sign-in, and delivers once it is corrected', async () => {
    const { server, sender, failures, clock, told } = await openOutbox({ AUTH: '535 5.7.8 Bad credentials' });
    expect(await sender.sendDue()).toBe(0);
    const reason = 'Invalid login: 535 5.7.8 Bad credentials';
    expect(failures).toEqual([{ id: expect.any(String), reason, isFinal: false }]);
    expect(await told()).toBe(`1  waiting  email  activation-code  since 2026-11-29T00:00:00.000Z\n  ${reason}`);
    server.answers = {};
    clock.now += 10_000;
    expect(await sender.sendDue()).toBe(1);
    expect(await told()).toBe('No message waits, and none was given up.');
  });

  it('tells the operator of a message that was given up, and never its recipient', async () => {
    const { sender, failures, told } = await openOutbox({ RCPT: '550 5.1.1 <asha@example.com> is unknown' });
    expect(await sender.sendDue()).toBe(0);
    expect(failures).toMatchObject([{ isFinal: true }]);
    expect(await told()).toContain('1  given up  email  activation-code  since 2026-11-29T00:00:00.000Z\n');
    expect(await told()).not.toContain('asha@');
  });

  it('sends the messages behind one that is refused for now in the same round', async () => {
    const { server, sender, failures, queue } = await openOutbox({ RCPT: '451 4.7.1 Greylisted' });
    for (let index = 0; index < 12; index += 1) await queue(`m${index}@example.com`);
    server.onRecipient = (line) => (line.includes('asha') ? undefined : '250 ok');
    expect(await sender.sendDue()).toBe(12);
    expect(failures).toHaveLength(1);
  });
});
