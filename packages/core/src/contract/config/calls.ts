import type { PublicConfig } from '../../config/public-config.js';
import type { Fields } from '../wire/kind.js';
import { group, get } from '../wire/make-call.js';
import { exactFlag as yes, exactNumber as number, exactText as text } from '../wire/readers.js';

/** Strict, because our own server writes this answer. */
const publicConfig: Fields<PublicConfig> = {
  publicUrl: text,
  codecKey: text,
  codecSubstitutes: [{ '/': text, '+': text, '=': text }, undefined],
  brand: {
    name: text,
    tagline: text,
    homeTitle: text,
    company: text,
    legalName: text,
    addresses: [
      {
        label: text,
        lines: [text],
        phone: text,
        hours: [text, undefined],
        map: [{ latitude: number, longitude: number }, undefined],
      },
    ],
    mailboxes: { enquiry: text, support: text, sales: text },
    grievance: { officer: text, email: text },
    social: { facebook: text, x: text, linkedin: text, youtube: text },
    stores: { appStore: text, playStore: text },
    news: [{ date: text, text, url: text }],
    houseNotices: [{ placement: ['left', 'right', 'below'], title: text, text, link: text, url: text }],
  },
  captchaEndpoint: text,
  passwordRule: { min: number, max: number },
  refreshTokenInBody: yes,
  remembersPassword: yes,
  hasSample: yes,
  area: ['Lawsuit'],
};

/** The server's configuration. */
export const config = group('config', () => ({
  /** Reads the server's public configuration. */
  get: get<PublicConfig>('/api/config/get', { auth: 'none', safe: true, ours: true, outdata: publicConfig }),
}));
