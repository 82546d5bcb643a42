import { codeTableVersion } from '@headnote/core/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../app.fixtures.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe('the table of the old and the new codes', () => {
  it('is CSV and JSON with its version, for every page', async () => {
    const csv = await get('/codes/ipc-bns.csv');
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'access-control-allow-origin': '*',
      'x-table-version': String(codeTableVersion),
    });
    expect(csv.body).toContain(`\r\n${String(codeTableVersion)},IPC,302,BNS,103(1),`);
    const json = await get('/codes/iea-bsa.json');
    expect(json.json()).toMatchObject({ version: codeTableVersion, oldAct: 'Evidence Act', newAct: 'BSA' });
    const tag = String(json.headers['etag']);
    expect((await get('/codes/iea-bsa.json', { 'if-none-match': tag })).statusCode).toBe(304);
    expect((await get('/codes/crpc-bnss.json', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  it.each(['ipc-bns', 'ipc-bns.xml', 'constructor.csv', 'ipc-bns.csv.json'])('%s is none', async (file) => {
    expect((await get(`/codes/${file}`)).statusCode).toBe(404);
  });
});
