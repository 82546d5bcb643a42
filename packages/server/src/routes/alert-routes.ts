import { serverCalls, writeAnswer } from '@headnote/core/contract';
import { NotFoundError } from '@headnote/core/errors';
import type { FastifyRequest } from 'fastify';
import { build, type BuiltCall } from './build-call.js';
import type { SiteOrigin } from '../http/request-origin.js';
import { answered } from '../http/envelope.js';
import { memberOf } from './member-of.js';
import { readInTurn } from './read-in-turn.js';
import { orRefusal } from './refusal-answer.js';

const { alerts: calls } = serverCalls;

/** What members watch, and how they are told. */
export const alertRoutes: readonly BuiltCall[] = [
  build(calls.list, async (asked, { alerts, services, siteOrigin }) => {
    const list = () => alerts.list(memberOf(asked.principal).userId, siteOrigin(asked.request));
    return writeAnswer(calls.list, await readInTurn(services, asked, list));
  }),

  build(calls.save, ({ body, principal, request }, { alerts, siteOrigin }) =>
    orRefusal(async () => {
      const { file_name: documentId, agrees, time_zone: timeZone, ...alert } = body;
      const choice = choiceOf({ agrees, timeZone }, { request, siteOrigin });
      const id = await alerts.save(memberOf(principal).userId, { ...alert, documentId }, choice);
      return answered({ message: 'Your alert is running.', outdata: id });
    }),
  ),

  build(calls.change, async ({ body, principal }, { alerts }) => {
    const { id, paused: isPaused, frequency } = body;
    await alerts.change(memberOf(principal).userId, id, { isPaused, frequency });
    return answered({ message: 'Your alert was changed.' });
  }),

  build(calls.remove, async ({ body, principal }, { alerts }) => {
    await alerts.remove(memberOf(principal).userId, body.id);
    return answered({ message: 'Your alert was deleted.' });
  }),

  build(calls.hits, async (asked, { alerts, services }) => {
    const { userId, hasSubscription: withSentences } = memberOf(asked.principal);
    const hits = () => alerts.hits(userId, { id: asked.query.id, withSentences });
    return writeAnswer(calls.hits, await readInTurn(services, asked, hits));
  }),

  build(calls.seen, async ({ body, principal }, { alerts }) => {
    await alerts.noteSeen(memberOf(principal).userId, body.id);
    return answered({ message: '' });
  }),

  build(calls.saveSettings, async ({ body, principal, request }, { alerts, siteOrigin }) => {
    const { agrees, watches_own: watchesOwn, time_zone: timeZone } = body;
    const choice = choiceOf({ agrees, watchesOwn, timeZone }, { request, siteOrigin });
    await alerts.saveSettings(memberOf(principal).userId, choice);
    return answered({ message: 'Your settings were saved.' });
  }),

  build(calls.renewFeed, async ({ principal }, { alerts }) => {
    await alerts.renewFeed(memberOf(principal).userId);
    return answered({ message: 'The feed has a new address. The old one does not work any more.' });
  }),

  build(calls.stop, async ({ body }, { alerts }) => {
    const stopped = await alerts.stop(body.token, body.start);
    if (stopped === undefined) throw new NotFoundError(NO_LINK);
    return writeAnswer(calls.stop, stopped);
  }),
];

/** Said of a link that was changed, and of one whose alert is gone, alike. */
export const NO_LINK = 'This link does not work: it is not complete, or its alert is deleted. Nothing was changed.';

interface Place {
  readonly request: FastifyRequest;
  readonly siteOrigin: SiteOrigin;
}

interface Choice {
  readonly agrees?: boolean | undefined;
  readonly watchesOwn?: boolean | undefined;
  readonly timeZone?: string | undefined;
}

const choiceOf = (choice: Choice, { request, siteOrigin }: Place) => ({ ...choice, origin: siteOrigin(request) });
