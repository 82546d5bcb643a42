import type { Brand, BrandAddress } from '../../config/brand.js';
import type { PublicConfig } from '../../config/public-config.js';
import { FieldProblem } from '../wire/field-problem.js';
import { group, get } from '../wire/make-call.js';
import { items, optional, outdata, record, word, type Reader } from '../wire/readers.js';

/** Strict, because our own server writes this answer. */
// @__NO_SIDE_EFFECTS__
function sure<T>(type: string): Reader<T> {
  return (value) => {
    if (typeof value !== type) throw new FieldProblem([], `not a ${type}`);
    return value as T;
  };
}

const text = sure<string>('string');
const number = sure<number>('number');
const yes = sure<boolean>('boolean');

const publicConfig = record<PublicConfig>({
  publicUrl: text,
  codecKey: text,
  codecSubstitutes: optional(record({ '/': text, '+': text, '=': text })),
  brand: record<Brand>({
    name: text,
    tagline: text,
    homeTitle: text,
    company: text,
    legalName: text,
    addresses: items(
      record<BrandAddress>({
        label: text,
        lines: items(text),
        phone: text,
        hours: optional(text),
        map: optional(record({ latitude: number, longitude: number })),
      }),
    ),
    mailboxes: record({ enquiry: text, support: text, sales: text }),
    grievance: record({ officer: text, email: text }),
    social: record({ facebook: text, x: text, linkedin: text, youtube: text }),
    stores: record({ appStore: text, playStore: text }),
    news: items(record({ date: text, text, url: text })),
    houseNotices: items(
      record({ placement: word(['left', 'right', 'below']), title: text, text, link: text, url: text }),
    ),
  }),
  captchaEndpoint: text,
  passwordRule: record({ min: number, max: number }),
  refreshTokenInBody: yes,
  remembersPassword: yes,
  hasSample: yes,
  area: word(['Lawsuit']),
});

/** The server's configuration. */
export const config = group('config', () => ({
  /** Reads the server's public configuration. */
  get: get<PublicConfig>('/api/config/get', { auth: 'none', safe: true, ours: true, answer: outdata(publicConfig) }),
}));
