import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a command is answered with; the verb of the command, `greeting`, or `text` for the end of the message. */
export type SmtpAnswers = Readonly<
  Partial<
    Record<'greeting' | 'EHLO' | 'HELO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'text' | 'RSET' | 'QUIT', SmtpAnswer>
  >
>;
/** A line, or what is written without the end of a line. */
type SmtpAnswer = string | { readonly part: string; readonly then?: 'end' | 'letters' };

/** No answer; a letter every 50 ms without an end; the end of the connection. */
export const SILENCE: SmtpAnswer = { part: '' };
export const SLOW: SmtpAnswer = { part: '2', then: 'letters' };
export const END: SmtpAnswer = { part: '', then: 'end' };

const SLOW_MS = 50;

const USUAL = {
  greeting: '220 test',
  EHLO: '250-test\r\n250-AUTH PLAIN\r\n250 SIZE 100000',
  HELO: '250 test',
  AUTH: '235 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  text: '250 stored',
  RSET: '250 ok',
  QUIT: '221 bye',
} as const;
type Verb = keyof typeof USUAL;

/** A mail server that answers as told. `answers` may be changed while it runs; `taken` counts the messages that it took. */
export interface ScriptedSmtp {
  readonly port: number;
  answers: SmtpAnswers;
  /** Overrides the answer to a recipient. */
  onRecipient?: (line: string) => string | undefined;
  readonly taken: string[];
}

/** Starts the server; the end of the test stops it. */
export async function startScriptedSmtp(answers: SmtpAnswers): Promise<ScriptedSmtp> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    serve(socket, state);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const state: ScriptedSmtp = { port: (server.address() as AddressInfo).port, answers, taken: [] };
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  return state;
}

function serve(socket: Socket, state: ScriptedSmtp): void {
  const say = (verb: Verb, line = '') => {
    const own = verb === 'RCPT' ? state.onRecipient?.(line) : undefined;
    const answer = own ?? state.answers[verb] ?? USUAL[verb];
    if (typeof answer === 'string') return void socket.write(`${answer}\r\n`);
    socket.write(answer.part);
    if (answer.then === 'end') socket.end();
    if (answer.then !== 'letters') return;
    const timer = setInterval(() => socket.write('2'), SLOW_MS);
    socket.once('close', () => clearInterval(timer));
  };
  const beginsWith = (verb: Verb, digit: string) => {
    const answer = state.answers[verb] ?? USUAL[verb];
    return typeof answer === 'string' && answer.startsWith(digit);
  };
  let text: string[] | undefined;
  let rest = '';
  say('greeting');
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const verb = (Object.keys(USUAL) as Verb[]).find((name) => line.toUpperCase().startsWith(name));
      if (text !== undefined) {
        if (line !== '.') text.push(line);
        else {
          if (beginsWith('text', '2')) state.taken.push(text.join('\n'));
          text = undefined;
          say('text');
        }
      } else if (verb !== undefined) {
        if (verb === 'DATA' && beginsWith('DATA', '3')) text = [];
        say(verb, line);
      }
    }
  });
}
