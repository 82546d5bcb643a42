import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const refuse = (): never => {
  throw new Error('This process reads one file and has no network.');
};

/**
 * Takes the network from this thread: connections, listeners, datagrams, names and fetch. It cannot be undone. Node has no
 * permission for the network yet, so this is a second wall behind a library that asks for none.
 */
export function sealNetwork(): void {
  Object.assign(net.Socket.prototype, { connect: refuse });
  Object.assign(net.Server.prototype, { listen: refuse });
  Object.assign(dgram.Socket.prototype, { bind: refuse, send: refuse, connect: refuse });
  for (const target of [dns, dns.promises])
    for (const name of Object.keys(target).filter((one) => /^(?:lookup|resolve|reverse)/.test(one)))
      Object.assign(target, { [name]: refuse });
  syncBuiltinESMExports();
  Object.assign(globalThis, { fetch: refuse, WebSocket: undefined, EventSource: undefined });
}
