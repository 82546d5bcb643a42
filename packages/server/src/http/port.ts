import { createServer } from 'node:net';
import { ConfigError } from '@headnote/core/errors';
import type { ServerConfig } from '../config/config.js';

type Address = Pick<ServerConfig, 'host' | 'port'>;

/** Opens and closes the port. Throws a ConfigError that names the port if that fails. */
export async function checkPortIsFree({ host, port }: Address): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port }, resolve);
    });
    await new Promise((resolve) => probe.close(resolve));
  } catch (error) {
    throw listenProblem(error, { host, port });
  }
}

/** Returns the error of a failed `listen` as one sentence, any other error unchanged. */
export function listenProblem(error: unknown, { host, port }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new ConfigError(`PORT ${port} is taken by another program; stop it or set PORT to a free one.`);
  if (code === 'EACCES')
    return new ConfigError(`PORT ${port} may not be opened by this user; set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new ConfigError(`HOST ${host} is not an address of this machine; set HOST to localhost or 0.0.0.0.`);
  }
  return error;
}
