import { serverCalls, type EmbedCaptcha } from '@headnote/core/contract';
import { NotFoundError } from '@headnote/core/errors';
import { PICTURE } from '../../captcha/draw-picture.js';
import { build } from '../build-call.js';

const GONE = 'There is no such challenge, or its time is over. Please take another one.';

/** A challenge of the inquiry form, with the picture as path data. */
export const captchaRoute = build(
  serverCalls.embed.captcha,
  async ({ request, reply }, { challenges, readPublicConfig }): Promise<EmbedCaptcha> => {
    await challenges.spend(request.ip);
    const id = challenges.captcha.create();
    const { name, grievance, mailboxes } = (await readPublicConfig(request)).brand;
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return {
      id,
      ...PICTURE,
      ...(challenges.captcha.picture(id) ?? gone()),
      operator: { name, officer: grievance.officer, complaints: grievance.email || mailboxes.support },
    };
  },
);

/** The spoken form of a challenge. */
export const captchaSoundRoute = build(
  serverCalls.embed.captchaSound,
  async ({ query, request, reply }, { challenges }) => {
    await challenges.spend(request.ip);
    const sound = challenges.captcha.sound(query.id) ?? gone();
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return { wav: sound.toString('base64') };
  },
);

function gone(): never {
  throw new NotFoundError(GONE);
}
