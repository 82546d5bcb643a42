import { serverCalls } from '@headnote/core/contract';
import { RefusedError } from '@headnote/core/errors';
import type { Principal } from '../accounts/principal.js';
import type { OwnedPortal, PortalActor } from '../partners/portal-record.js';
import { build, type BuiltCall } from './build-call.js';
import { answered, type AnswerEnvelope } from '../http/envelope.js';
import { memberOf } from './member-of.js';

/** A member's partner portals. */
export const partnerRoutes: readonly BuiltCall[] = [
  build(serverCalls.partners.list, async ({ principal }, { portals, widgetVersion }) => {
    const own = await portals.list(actorOf(principal));
    return answered({ outdata: { portals: own.map(wirePortal), currentVersion: widgetVersion } });
  }),

  build(serverCalls.partners.register, async ({ body, principal }, { portals }) => {
    const { userId } = memberOf(principal);
    return orRefusal(async () => {
      const id = await portals.register(actorOf(principal), { ...body, userId });
      return answered({ message: 'The website is registered.', outdata: id });
    });
  }),

  build(serverCalls.partners.saveOrigins, async ({ body, principal }, { portals }) =>
    orRefusal(async () => {
      await portals.saveOrigins({ ...body, actor: actorOf(principal) });
      return answered({ message: 'The origins were saved.' });
    }),
  ),

  build(serverCalls.partners.saveDefaults, async ({ body, principal }, { portals }) =>
    orRefusal(async () => {
      await portals.saveDefaults({ ...body, actor: actorOf(principal) });
      return answered({ message: 'The defaults were saved.' });
    }),
  ),

  build(serverCalls.partners.rotate, async ({ body, principal }, { portals }) =>
    orRefusal(async () => {
      const { endsOn } = await portals.rotate({ ...body, actor: actorOf(principal) });
      return answered({ message: `The new key works now. The old key works until ${endsOn}.` });
    }),
  ),

  build(serverCalls.partners.revoke, async ({ body, principal }, { portals }) => {
    await portals.revoke({ ...body, actor: actorOf(principal) });
    return answered({ message: 'The key was revoked. Pages that use it show no widgets from now on.' });
  }),

  build(serverCalls.partners.remove, async ({ body, principal }, { portals }) => {
    await portals.remove({ ...body, actor: actorOf(principal) });
    return answered({ message: 'The website and its keys were removed.' });
  }),

  build(serverCalls.partners.usage, async ({ query, principal }, { portals }) =>
    answered({ outdata: await portals.usage({ ...query, actor: actorOf(principal) }) }),
  ),
];

/** A rule that forbids an act is an answer to the form (V1), not an error of the request. */
async function orRefusal(act: () => Promise<AnswerEnvelope>): Promise<AnswerEnvelope> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof RefusedError) return { flag: false, message: error.message, outdata: null };
    throw error;
  }
}

function actorOf(principal: Principal | null): PortalActor {
  const { userId } = memberOf(principal);
  return { name: `member:${userId}`, userId };
}

/** Without the owner, who is the asker. */
function wirePortal({ userId: _userId, username: _username, keys, ...portal }: OwnedPortal) {
  return { ...portal, keys: keys.map(({ isEnded: ended, ...key }) => ({ ...key, ended })) };
}
