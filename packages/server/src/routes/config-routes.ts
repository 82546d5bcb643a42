import { serverCalls } from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';

/** The public configuration. */
export const configRoutes: readonly BuiltCall[] = [
  build(serverCalls.config.get, async ({ request }, { readPublicConfig }) =>
    answered({ outdata: await readPublicConfig(request) }),
  ),
];
