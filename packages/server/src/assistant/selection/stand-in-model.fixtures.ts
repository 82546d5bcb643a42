import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OTHER_FORM } from './model-failure.js';

/** What a stand-in for a model's provider does with a request. */
export type Reply = (response: ServerResponse) => void;

const json = (value: unknown) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
/** A reply with a content of the provider's choice. */
export const says = (content: unknown): Reply =>
  json({
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  });
/** A reply of the form that is asked for. */
export const chooses = (sentences: unknown, answer = true): Reply => says(JSON.stringify({ answer, sentences }));
const status = (code: number) => (response: ServerResponse) =>
  void response
    .writeHead(code, { 'content-type': 'application/json', 'retry-after': '60' })
    .end('{"error":{"message":"no"}}');

/** What the log says of a provider that does not end its reply. */
const STALLED = 'no reply within 2 s';

/** What a provider does instead of answering, and what the operator's log says of it. */
export const modelFaults: Readonly<Record<string, readonly [reply: Reply, cause: string]>> = {
  'HTTP 429': [status(429), 'HTTP 429'],
  'HTTP 500': [status(500), 'HTTP 500'],
  'HTTP 503': [status(503), 'HTTP 503'],
  prose: [says('The first sentence answers the question.'), 'a reply that is no JSON'],
  HTML: [
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>'),
    OTHER_FORM,
  ],
  '10 MB': [says('x'.repeat(10_000_000)), 'a reply that is too large'],
  'a reply without an end': [(response) => void response.writeHead(200).write('{"choices":['), STALLED],
  'no reply': [() => undefined, STALLED],
  'a connection that is cut': [
    (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"choices":[', () => response.destroy());
    },
    'UND_ERR_SOCKET',
  ],
  'a redirect': [(response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), 'HTTP 302'],
  'numbers that do not exist': [chooses([0, 4, -1, 1.5, '1', null]), OTHER_FORM],
  'no numbers': [chooses([]), OTHER_FORM],
  'another schema': [says('{"sentences":[1]}'), OTHER_FORM],
  'no choices': [json({ choices: [] }), 'a reply that is no JSON'],
  'JSON of no reply': [json([]), OTHER_FORM],
};

/** A provider on this machine that does what a test says. */
export interface StandInModel {
  /** The address of the protocol. */
  readonly url: string;
  /** What it does with the next requests. */
  reply: Reply;
  /** Bodies of the requests so far. */
  readonly bodies: string[];
  close(): void;
}

/** The time that these tests give a model, in milliseconds; `STALLED` names it. A busy machine answers within it. */
export const STAND_IN_TIMEOUT_MS = 2_000;

/** Starts a stand-in for a model's provider. */
export async function openStandInModel(): Promise<StandInModel> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      standIn.bodies.push(body);
      standIn.reply(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const standIn: StandInModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    reply: chooses([1]),
    bodies: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return standIn;
}
