import * as v from 'valibot';
import type { config } from './calls.js';
import type { HalfOf } from '../schemas/half-of.js';
import { giving } from '../schemas/schema-parts.js';

const word = v.string();

/** The server's half of the configuration call, which is ours. */
export const configHalf = {
  get: {
    reply: giving(
      v.object({
        publicUrl: word,
        codecKey: word,
        codecSubstitutes: v.optional(v.object({ '/': word, '+': word, '=': word })),
        brand: v.object({
          name: word,
          tagline: word,
          homeTitle: word,
          company: word,
          legalName: word,
          addresses: v.array(
            v.object({
              label: word,
              lines: v.array(word),
              phone: word,
              hours: v.optional(word),
              map: v.optional(v.object({ latitude: v.number(), longitude: v.number() })),
            }),
          ),
          mailboxes: v.object({ enquiry: word, support: word, sales: word }),
          grievance: v.object({ officer: word, email: word }),
          social: v.object({ facebook: word, x: word, linkedin: word, youtube: word }),
          stores: v.object({ appStore: word, playStore: word }),
          news: v.array(v.object({ date: word, text: word, url: word })),
          houseNotices: v.array(
            v.object({
              placement: v.picklist(['left', 'right', 'below']),
              title: word,
              text: word,
              link: word,
              url: word,
            }),
          ),
        }),
        captchaEndpoint: word,
        passwordRule: v.object({ min: v.number(), max: v.number() }),
        refreshTokenInBody: v.boolean(),
        remembersPassword: v.boolean(),
        hasSample: v.boolean(),
        area: v.literal('Lawsuit'),
      }),
    ),
  },
} as const satisfies HalfOf<typeof config>;
