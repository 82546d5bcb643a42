import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../app.fixtures.js';

vi.unmock('@node-rs/argon2');

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const signIn = (username: string, password: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/aouth2/signin',
    remoteAddress,
    headers,
    payload: { username, password, remember: false, logintype: 1 },
  });

describe('G13: the budget of an address', () => {
  it('is that of the connection, whatever X-Forwarded-For says, and renewals have none of it', async () => {
    const { outdata } = await test.signIn();
    const statuses: number[] = [];
    for (let guess = 0; guess < 60; guess += 1) {
      const forwarded = { 'x-forwarded-for': `203.0.113.${guess}`, forwarded: `for=203.0.113.${guess}` };
      statuses.push((await signIn(`nobody${guess}`, 'guess', '192.0.2.13', forwarded)).statusCode);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    const renewal = await test.app.inject({
      method: 'POST',
      url: '/api/aouth2/newticket',
      remoteAddress: '192.0.2.13',
      payload: { refreshtoken: outdata.refreshtoken, logintype: 3 },
    });
    expect(renewal.json()).toMatchObject({ flag: true });
    expect((await signIn('demo', test.password, '192.0.2.14')).json()).toMatchObject({ flag: true });
  });
});

describe('G14: 500 sign-ins at once', () => {
  it('are all answered, with a result or "busy", and other calls are answered meanwhile', async () => {
    let isDone = false;
    const flood = Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        signIn(`flood${index}`, 'guess', `198.18.${index >> 8}.${index & 255}`),
      ),
    ).finally(() => {
      isDone = true;
    });
    const took: number[] = [];
    while (!isDone) {
      const started = performance.now();
      expect((await test.app.inject('/api/welcome/getTotalCount')).statusCode).toBe(200);
      took.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const statuses = (await flood).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(took.length).toBeGreaterThan(5);
    took.sort((first, second) => first - second);
    const p95 = took[Math.floor(took.length * 0.95)] ?? Infinity;
    expect(p95).toBeLessThan(2_000);
  });
});
