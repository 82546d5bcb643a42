import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type Store } from '../store/database.js';
import { runTransaction } from '../store/run-transaction.js';
import { testDatabase } from '../store/test-database.fixtures.js';
import { createSender, type DeliveryFailure } from './create-sender.js';
import { createMessageTexts, smsTemplates } from './message-texts.js';
import { queueMessage } from './queue-message.js';
import { createSmsTransport, type SmsTemplateIds } from './sms-transport.js';

const NUMBER = '9820012345';
const templateIds = Object.fromEntries(smsTemplates.map((name, index) => [name, `110716000000000000${index}`]));
const texts = createMessageTexts({ name: 'Headnote' });
const message = texts.activationCode({ channel: 'sms', to: NUMBER }, '123456');

let folder: string;
let store: Store;
let clock: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'headnote-sms-'));
  store = await openDatabase(await testDatabase(folder));
  clock = Date.UTC(2026, 10, 23);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Received {
  readonly authorization: string | undefined;
  readonly body: Readonly<Record<string, string>>;
}

/** A gateway that answers as told, and repeats the number in its answers as real ones do. */
async function startGateway(answer: (response: ServerResponse) => void) {
  const received: Received[] = [];
  const state = { answer };
  const server = createServer((request: IncomingMessage, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      received.push({ authorization: request.headers.authorization, body: JSON.parse(text) as Received['body'] });
      state.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { received, state, url: `http://127.0.0.1:${port}/v1/messages` };
}

const status = (code: number) => (response: ServerResponse) =>
  void response.writeHead(code).end(`{"to":"91${NUMBER}"}`);

async function queued(url: string) {
  await runTransaction(store.db, (transaction) => queueMessage(transaction, message, clock));
  const failures: DeliveryFailure[] = [];
  const transport = createSmsTransport(
    { url, token: 'a token', entityId: '1101234567890', header: 'HDNOTE', templateIds: templateIds as SmsTemplateIds },
    { timeoutMs: 300 },
  );
  const sender = createSender({ db: store.db, transport, now: () => clock, onFailure: (one) => failures.push(one) });
  const record = () => store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  return { sender, failures, record };
}

describe('V13: the SMS gateway', () => {
  it('gets entity id, header and template id with each message, and the record keeps them', async () => {
    const { received, url } = await startGateway(status(202));
    const { sender, record } = await queued(url);
    expect(await sender.sendDue()).toBe(1);
    const { id, ...row } = await record();
    expect(received).toEqual([
      {
        authorization: 'Bearer a token',
        body: {
          reference: id,
          to: `91${NUMBER}`,
          text: message.text,
          entityId: '1101234567890',
          header: 'HDNOTE',
          templateId: templateIds['activation-code'],
        },
      },
    ]);
    expect(row).toMatchObject({
      body: '',
      failure: '',
      sms_entity_id: '1101234567890',
      sms_header: 'HDNOTE',
      sms_template_id: templateIds['activation-code'],
    });
    expect(row.sent_at).not.toBeNull();
  });

  it.each([500, 502, 503, 429, 408, 302, 401, 402, 403, 404])(
    'is asked again after %s, under the same reference',
    async (code) => {
      const gateway = await startGateway(status(code));
      const { sender, failures } = await queued(gateway.url);
      expect(await sender.sendDue()).toBe(0);
      expect(failures).toEqual([
        { id: expect.any(String), reason: `the SMS gateway answered ${code}`, isFinal: false },
      ]);
      gateway.state.answer = status(200);
      expect(await sender.sendDue()).toBe(0);
      clock += 10_000;
      expect(await sender.sendDue()).toBe(1);
      expect(new Set(gateway.received.map(({ body }) => body['reference'])).size).toBe(1);
    },
  );

  it.each([400, 413, 422])('is not asked again after %s, and the text is removed', async (code) => {
    const { received, url } = await startGateway(status(code));
    const { sender, failures, record } = await queued(url);
    await sender.sendDue();
    expect(failures).toMatchObject([{ reason: `the SMS gateway answered ${code}`, isFinal: true }]);
    clock += 60 * 60_000;
    await sender.sendDue();
    expect(received).toHaveLength(1);
    expect(await record()).toMatchObject({ sent_at: null, body: '', failure: `the SMS gateway answered ${code}` });
  });

  it('is asked again when it does not answer in time', async () => {
    const gateway = await startGateway(() => undefined);
    const { sender, failures } = await queued(gateway.url);
    expect(await sender.sendDue()).toBe(0);
    expect(failures).toMatchObject([{ reason: 'the SMS gateway did not answer in 300 ms', isFinal: false }]);
    gateway.state.answer = status(200);
    clock += 10_000;
    expect(await sender.sendDue()).toBe(1);
  });

  it('is asked again when nothing listens, and no failure names the number', async () => {
    const { sender, failures, record } = await queued('http://127.0.0.1:1/v1/messages');
    await sender.sendDue();
    expect(failures).toMatchObject([{ reason: 'the SMS gateway could not be reached', isFinal: false }]);
    const gateway = await startGateway((response) => void response.writeHead(500, `no ${NUMBER}`).end(NUMBER));
    const other = await queued(gateway.url);
    await other.sender.sendDue();
    expect(JSON.stringify([failures, other.failures, (await record()).failure])).not.toContain(NUMBER.slice(0, 6));
  });

  it('gets no message without a registered template', async () => {
    const { received, url } = await startGateway(status(200));
    const { sender, failures } = await queued(url);
    await store.db.updateTable('outbox').set({ template: 'greeting' }).execute();
    await sender.sendDue();
    expect(failures).toMatchObject([{ reason: 'no SMS template is registered for greeting', isFinal: true }]);
    expect(received).toEqual([]);
  });

  it('does not delay e-mails when it is slow', async () => {
    await runTransaction(store.db, async (transaction) => {
      await queueMessage(transaction, message, clock);
      await queueMessage(transaction, texts.accountDeleted('asha@example.com'), clock);
    });
    const sent: string[] = [];
    const never = createSender({
      db: store.db,
      transport: {
        channels: ['sms', 'email'],
        send: ({ channel }) => {
          sent.push(channel);
          return channel === 'sms' ? new Promise(() => undefined) : Promise.resolve({});
        },
        close: async () => undefined,
      },
      now: () => clock,
      onFailure: () => undefined,
    });
    void never.sendDue({ lane: 'security', channel: 'sms' });
    await expect.poll(() => sent).toEqual(['sms']);
    await never.sendDue({ lane: 'security', channel: 'email' });
    expect(sent).toEqual(['sms', 'email']);
  });
});
