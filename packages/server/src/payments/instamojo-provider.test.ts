import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInstamojo, signInstamojoNotice } from './instamojo-provider.js';
import { ProviderError, type Order } from './payment-provider.js';

const SALT = 'a private salt';
const order: Order = {
  number: 'P-7F3K-2210',
  paise: 1_500_000,
  title: 'The whole library, one year',
  payer: { name: 'Meera Rao', email: 'meera@example.com', mobile: '9876543210' },
  redirectUrl: 'https://library.example/packages/payment',
  webhookUrl: 'https://library.example/api/payment/webhook',
};

/** A stand-in with the paths and fields of the documentation. */
let standIn: Server;
let url = '';
let tokens = 0;
let seen: { readonly path: string; readonly authorization: string; readonly form: Record<string, string> }[] = [];
let details: object = {};
let status = 200;

beforeEach(async () => {
  [tokens, seen, status] = [0, [], 200];
  details = { id: 'order-1', status: 'pending', amount: '15000.00', payments: [] };
  standIn = createServer((request, response) => {
    void readText(request).then((text) => {
      const path = request.url ?? '';
      seen.push({
        path,
        authorization: request.headers.authorization ?? '',
        form: Object.fromEntries(new URLSearchParams(text)),
      });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answerTo(path)));
    });
  });
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => standIn.close(resolve)));

function answerTo(path: string): object {
  if (path === '/oauth2/token/') {
    tokens += 1;
    return { access_token: `token-${tokens}`, expires_in: 36_000, token_type: 'Bearer' };
  }
  if (path === '/v2/gateway/orders/')
    return {
      order: { id: 'order-1', status: 'pending' },
      payment_options: { payment_url: 'https://pay.example/order-1' },
    };
  return details;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const provider = (now = 0) =>
  createInstamojo({ url, clientId: 'id', clientSecret: 'secret', salts: [SALT, 'the salt before'], now: () => now });

describe('the adapter for Instamojo', () => {
  it('creates an order with a token, in rupees, and returns the payment page', async () => {
    const service = provider();
    expect(await service.start(order)).toEqual({ providerId: 'order-1', paymentUrl: 'https://pay.example/order-1' });
    expect(seen[0]?.form).toEqual({ grant_type: 'client_credentials', client_id: 'id', client_secret: 'secret' });
    expect(seen[1]).toEqual({
      path: '/v2/gateway/orders/',
      authorization: 'Bearer token-1',
      form: {
        name: 'Meera Rao',
        email: 'meera@example.com',
        phone: '9876543210',
        amount: '15000.00',
        currency: 'INR',
        transaction_id: 'P-7F3K-2210',
        description: 'The whole library, one year',
        redirect_url: order.redirectUrl,
        webhook_url: order.webhookUrl,
      },
    });
    await service.start(order);
    expect(tokens).toBe(1);
  });

  it('reads an order that is open, one with a payment under way, and one that is paid', async () => {
    expect(await provider().readStatus('order-1')).toEqual({ state: 'open' });
    details = { ...details, payments: [{ id: 'MOJO0', status: 'failed' }] };
    expect(await provider().readStatus('order-1')).toEqual({ state: 'open' });
    details = { ...details, payments: [{ id: 'MOJO1', status: 'initiated' }] };
    expect(await provider().readStatus('order-1')).toEqual({ state: 'pending' });
    expect(seen.at(-1)?.path).toBe('/v2/gateway/orders/id:order-1/');
    details = { ...details, status: 'completed', payments: [{ id: 'MOJO1', status: 'successful' }] };
    expect(await provider().readStatus('order-1')).toEqual({ state: 'paid', paise: 1_500_000, paymentId: 'MOJO1' });
  });

  it('rejects with ProviderError when the service fails, answers something else, or is not there', async () => {
    details = { status: 'completed' };
    await expect(provider().readStatus('order-1')).rejects.toThrow(ProviderError);
    status = 503;
    await expect(provider().start(order)).rejects.toThrow('Instamojo answered 503');
    const nowhere = createInstamojo({
      url: 'http://127.0.0.1:9',
      clientId: 'i',
      clientSecret: 's',
      salts: [SALT],
      now: () => 0,
    });
    await expect(nowhere.start(order)).rejects.toThrow('could not be reached');
  });

  // The documented form of a notice. The macs are those of `openssl dgst -sha1 -hmac 'a private salt'`.
  const paid = {
    payment_id: 'MOJO5a06005J21512197',
    status: 'Credit',
    shorturl: 'https://imjo.in/NNxHg',
    longurl: 'https://www.instamojo.com/@headnote/d66cb29dd059482e8072999f995c4eef',
    purpose: 'The whole library, one year',
    amount: '15000.00',
    fees: '285.00',
    currency: 'INR',
    buyer: 'meera@example.com',
    buyer_name: 'Meera Rao',
    buyer_phone: '+919876543210',
    payment_request_id: 'd66cb29dd059482e8072999f995c4eef',
    mac: '7d0af2ea1d2b1789d98bb1ca1669c26979aeb265',
  };
  const failed = {
    ...paid,
    payment_id: 'MOJO5a06005J21512198',
    status: 'Failed',
    fees: '0.00',
    mac: '6b98c9a3c1416a47ea42aa132f4aea9914995c6e',
  };
  const read = (fields: Record<string, string>) =>
    provider().readNotice({ body: new URLSearchParams(fields).toString(), headers: {} });

  it('finds the order in a notice of a payment, and why a try failed', () => {
    const providerId = 'd66cb29dd059482e8072999f995c4eef';
    expect(read(paid)).toEqual({ providerId });
    expect(read(failed)).toEqual({ providerId, failure: 'Instamojo says that MOJO5a06005J21512198 failed' });
  });

  it('J4: takes a notice only with the mac of one of the salts over all its fields', () => {
    const { mac: _mac, ...fields } = paid;
    const signed = (values: Record<string, string>, salt: string) => ({
      ...values,
      mac: signInstamojoNotice(values, salt),
    });
    expect(read(signed(fields, 'the salt before'))).toEqual({ providerId: paid.payment_request_id });
    expect(read(signed({ ...fields, Added_later: 'x' }, SALT))).toEqual({ providerId: paid.payment_request_id });
    expect(read(signed(fields, 'another salt'))).toBeUndefined();
    expect(read({ ...paid, amount: '1.00' })).toBeUndefined();
    expect(read({ ...failed, status: 'Credit' })).toBeUndefined();
    expect(read({ ...paid, added: 'x' })).toBeUndefined();
    const other = `payment_request_id=other&${new URLSearchParams(paid).toString()}`;
    expect(provider().readNotice({ body: other, headers: {} })).toBeUndefined();
    expect(read(fields)).toBeUndefined();
    expect(read({})).toBeUndefined();
  });
});
