import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, outcome } from '../example-parts.fixtures.js';

const key = {
  key: 'pk_0123456789abcdefghijkl',
  createdOn: '2026-11-01',
  endsAt: '2026-12-07T04:00:00.000Z',
  lastUsedOn: '2026-11-20',
} as const;
const portal = {
  id: 'k3v9xw2m',
  name: 'Lakeside Law College',
  createdOn: '2026-11-01',
  perMinute: 1200,
  origins: ['https://www.lakeside.example'],
  defaults: { theme: 'light' },
  versions: [{ version: '1.4.2', seenOn: '2026-11-20' }],
} as const;
const ofPortal = { portalId: portal.id } as const;
const usage = [{ day: '2026-11-20', answered: 240, refused: 3 }] as const;

/** An example of every call of this service. */
export const partnersExamples: ExamplesOf<'partners'> = {
  list: {
    visitorSees: 'no text',
    input: undefined,
    value: { portals: [{ ...portal, keys: [{ ...key, isEnded: false }] }], currentVersion: '1.4.2' },
  },
  register: {
    visitorSees: 'no text',
    input: { name: portal.name, origins: portal.origins },
    answer: envelope({ outdata: portal.id }),
    value: { ...outcome, id: portal.id },
  },
  saveOrigins: {
    visitorSees: 'no text',
    input: { ...ofPortal, origins: portal.origins },
    answer: envelope(),
    value: outcome,
  },
  saveDefaults: {
    visitorSees: 'no text',
    input: { ...ofPortal, defaults: portal.defaults },
    answer: envelope(),
    value: outcome,
  },
  rotate: { visitorSees: 'no text', input: ofPortal, answer: envelope(), value: outcome },
  revoke: { visitorSees: 'no text', input: { ...ofPortal, key: key.key }, answer: envelope(), value: outcome },
  remove: { visitorSees: 'no text', input: ofPortal, answer: envelope(), value: outcome },
  usage: {
    visitorSees: 'no text',
    input: { ...ofPortal, days: 30 },
    value: usage,
  },
};
