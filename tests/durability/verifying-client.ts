import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { PASSWORD, type ServerProcess } from './server-process.js';

/** One sign-up that the server has confirmed. */
export interface SignUp {
  readonly username: string;
  readonly mobile: string;
  readonly handle: string;
}

/** A client that writes as fast as told, and logs every acknowledgement. It lives longer than the servers that it uses. */
export interface VerifyingClient {
  /** Every sign-up that was confirmed. */
  readonly signUps: readonly SignUp[];
  /** Rotations that were confirmed. */
  readonly rotations: () => number;
  /** Sessions that the server has ended although the client did nothing wrong, and answers that should not be. */
  readonly violations: readonly string[];
  /** Refresh tokens that were confirmed last, one of each session. */
  readonly tokens: () => readonly string[];
  /** Opens sessions. */
  signIn(server: ServerProcess, count: number): Promise<void>;
  /** Renews every session once. */
  renewAll(server: ServerProcess): Promise<void>;
  /** Sends writes at a rate until the signal ends it. */
  write(server: ServerProcess, options: { readonly perSecond: number; readonly signal: AbortSignal }): Promise<void>;
}

interface Session {
  token: string;
  isBusy: boolean;
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** One write in so many is a sign-up, whose password hash takes as long as many rotations. */
const SIGN_UP_EVERY = 20;

export function createVerifyingClient(): VerifyingClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const sessions: Session[] = [];
  const signUps: SignUp[] = [];
  const violations: string[] = [];
  let rotations = 0;
  let people = 0;

  /** Resolves to undefined if the server died before the whole answer was here: then nothing is confirmed. */
  function post(server: ServerProcess, path: string, body: object, localAddress: string): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      const payload = JSON.stringify(body);
      const sent = request(
        new URL(path, server.url),
        {
          method: 'POST',
          agent,
          localAddress,
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          answer.on('error', () => resolve(undefined));
          answer.on('end', () => {
            if (!answer.complete) return resolve(undefined);
            resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as Record<string, unknown> });
          });
        },
      );
      sent.on('error', () => resolve(undefined));
      sent.end(payload);
    });
  }

  async function signUp(server: ServerProcess): Promise<void> {
    people += 1;
    const username = `writer${people}`;
    const mobile = String(9_000_000_000 + people);
    const form = {
      fname: 'Asha',
      lname: 'Menon',
      email: `${username}@example.com`,
      mobile,
      loginID: username,
      password: 'correct horse 9',
      repassword: 'correct horse 9',
      countryMasterID: 5,
      countryName: 'India',
      stateMasterID: 32,
      city: 'Kochi',
      ischeckterm: true,
      subscriptionplanmasterid: 27,
    };
    // An address of its own: the server limits the sign-ups of one.
    const address = `127.${1 + (people >> 16)}.${(people >> 8) & 255}.${people & 255}`;
    const answer = await post(server, '/api/user/insertuser', form, address);
    if (answer === undefined) return;
    if (answer.body['flag'] === true) signUps.push({ username, mobile, handle: String(answer.body['outdata']) });
    else if (answer.status !== 429) violations.push(`sign-up ${username}: ${JSON.stringify(answer)}`);
  }

  async function renew(server: ServerProcess, session: Session): Promise<void> {
    const body = { refreshtoken: session.token, logintype: 3 };
    const answer = await post(server, '/api/aouth2/newticket', body, '127.0.0.1');
    if (answer === undefined) return;
    const { flag, outdata } = answer.body as { flag: boolean; outdata: { refreshtoken?: string } };
    if (flag && outdata.refreshtoken !== undefined) {
      session.token = outdata.refreshtoken;
      rotations += 1;
    } else violations.push(`a session was lost: ${JSON.stringify(answer)}`);
  }

  async function rotate(server: ServerProcess): Promise<void> {
    const session = sessions.find(({ isBusy }) => !isBusy);
    if (!session) return;
    session.isBusy = true;
    // To the end, so that every session gets its turn.
    sessions.push(...sessions.splice(sessions.indexOf(session), 1));
    await renew(server, session);
    session.isBusy = false;
  }

  return {
    signUps,
    violations,
    rotations: () => rotations,
    tokens: () => sessions.map(({ token }) => token),
    async signIn(server, count) {
      for (let index = 0; index < count; index += 1) {
        const body = { username: 'demo', password: PASSWORD, remember: false, logintype: 1 };
        const answer = await post(server, '/api/aouth2/signin', body, '127.0.0.1');
        const { refreshtoken } = (answer?.body['outdata'] ?? {}) as { refreshtoken?: string };
        if (refreshtoken === undefined) throw new Error(`a sign-in failed: ${JSON.stringify(answer)}`);
        sessions.push({ token: refreshtoken, isBusy: false });
      }
    },
    async renewAll(server) {
      for (const session of sessions) await renew(server, session);
    },
    async write(server, { perSecond, signal }) {
      const running = new Set<Promise<void>>();
      const started = performance.now();
      for (let sent = 0; !signal.aborted; sent += 1) {
        const left = started + (sent * 1000) / perSecond - performance.now();
        if (left > 0) await wait(left, undefined, { signal }).catch(() => undefined);
        const one = sent % SIGN_UP_EVERY === 0 ? signUp(server) : rotate(server);
        running.add(one);
        void one.finally(() => running.delete(one));
      }
      await Promise.all(running);
    },
  };
}
