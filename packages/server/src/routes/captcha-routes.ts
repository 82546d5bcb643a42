import { BadQueryError, NotFoundError } from '@headnote/core/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Challenges } from '../captcha/challenges.js';
import { pictureAsSvg, PICTURE } from '../captcha/draw-picture.js';
import { captchaScript } from '../captcha/captcha-script.js';

/** Path of the captcha endpoint. */
export const CAPTCHA_PATH = '/api/captcha/handler';

/** The forms for which the endpoint makes challenges. */
const STYLES = new Set(['contact', 'inquiry']);

interface CaptchaQuery {
  readonly get?: unknown;
  readonly c?: unknown;
  readonly i?: unknown;
  readonly t?: unknown;
}

/**
 * Registers the captcha endpoint of the described shape (V11): `get=html&c=style` answers the markup of a challenge,
 * `get=image` and `get=sound` its two forms, `get=validation-result&i=text&t=id` `true` or `false`, and
 * `get=script-include` a script for pages without our client.
 */
export function registerCaptcha(app: FastifyInstance, { captcha, spend }: Challenges): void {
  app.route<{ Querystring: CaptchaQuery }>({
    method: 'GET',
    url: CAPTCHA_PATH,
    // A HEAD request would check a text too.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      await spend(request.ip);
      reply.header('cache-control', 'no-store');
      const { get, c, i, t } = request.query;
      const id = textOf(t);
      switch (get) {
        case 'html':
          return reply.type('text/html; charset=utf-8').send(challengeMarkup(captcha.create(), styleOf(c)));
        case 'image':
          return reply.type('image/svg+xml').send(pictureAsSvg(captcha.picture(id) ?? refuseId()));
        case 'sound':
          return sendSound(reply, captcha.sound(id) ?? refuseId());
        case 'validation-result':
          return reply.type('text/plain; charset=utf-8').send(String(await captcha.validate(id, textOf(i))));
        case 'script-include':
          return reply.type('text/javascript; charset=utf-8').send(captchaScript);
        default:
          throw new BadQueryError('query.get: must be html, image, sound, validation-result or script-include');
      }
    },
  });
}

/** Longest answer and id that are read. */
const LONGEST = 256;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, LONGEST) : '';
}

function styleOf(value: unknown): string {
  const style = textOf(value);
  if (!STYLES.has(style)) throw new BadQueryError(`query.c: must be ${[...STYLES].join(' or ')}`);
  return style;
}

function refuseId(): never {
  throw new NotFoundError('There is no such challenge, or its time is over. Please take another one.');
}

function sendSound(reply: FastifyReply, sound: Buffer): FastifyReply {
  return reply.type('audio/wav').header('content-length', sound.length).send(sound);
}

/** The markup of a challenge. Ids and styles contain letters, digits, `-` and `_` only. */
function challengeMarkup(id: string, style: string): string {
  const { width, height } = PICTURE;
  return (
    `<div class="captcha" data-captcha="${style}">` +
    `<img src="handler?get=image&amp;c=${style}&amp;t=${id}" width="${width}" height="${height}" alt="Picture of six characters to type">` +
    `<a href="handler?get=html&amp;c=${style}" data-captcha-reload>Another picture</a>` +
    `<a href="handler?get=sound&amp;c=${style}&amp;t=${id}" data-captcha-sound>Hear six digits to type instead</a>` +
    `<input type="hidden" name="captchaId" value="${id}"></div>`
  );
}
