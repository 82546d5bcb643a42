import type { ExamplesOf } from '../example.fixtures.js';
import { envelope, outcome } from '../example-parts.fixtures.js';

const at = '2026-11-22T01:40:00.000Z';
const alert = {
  id: 'w1',
  kind: 'search',
  name: '"anticipatory bail" /s cancel*',
  documentId: '',
  houseCitation: '',
  query: '{"words":"lease"}',
  events: [],
  frequency: 'daily',
  isPaused: false,
  createdAt: at,
  ranAt: at,
  total: 12,
  fresh: 5,
  failure: '',
} as const;
const hit = {
  alertId: 'w2',
  event: 'overruled',
  documentId: 'c0000000000a1',
  title: 'Asha Menon v. Lakeside Housing Society',
  citation: '2019 HN 7',
  houseCitation: '2019 HN 7',
  courtName: 'Supreme Court',
  decidedOn: '2019-08-02',
  byId: 'c0000000000a9',
  byTitle: 'Ravi v. State',
  byCitation: '2026 HN 3',
  sentence: 'We overrule it.',
  paragraph: 'p8',
  isWithdrawn: false,
  isNew: true,
  foundAt: at,
} as const;

/** An example of every call of this service. */
export const alertsExamples: ExamplesOf<'alerts'> = {
  list: {
    visitorSees: 'no text',
    input: undefined,
    value: {
      alerts: [
        alert,
        {
          ...alert,
          id: 'w2',
          kind: 'judgment',
          name: 'Asha Menon v. Lakeside Housing Society',
          documentId: 'c0000000000a1',
          houseCitation: '2019 HN 7',
          query: '',
          events: ['overruled', 'doubted'],
        },
      ],
      hasAgreed: true,
      email: 'asha@example.com',
      timeZone: 'Asia/Kolkata',
      watchesOwn: true,
      kept: 171,
      feedUrl: 'https://library.example/feed/alerts/abc',
    },
  },
  save: {
    visitorSees: 'no text',
    input: {
      kind: 'search',
      documentId: '',
      query: alert.query,
      body: '{"query":{"match_all":{}}}',
      name: 'Leases',
      events: [],
      frequency: 'daily',
      agrees: true,
      timeZone: 'Asia/Kolkata',
    },
    answer: envelope({ outdata: 'w1' }),
    value: { message: 'Done.', id: 'w1' },
  },
  change: {
    visitorSees: 'no text',
    input: { id: 'w1', isPaused: true, frequency: 'weekly' },
    answer: envelope(),
    value: outcome,
  },
  remove: { visitorSees: 'no text', input: { id: 'w1' }, answer: envelope(), value: outcome },
  hits: { visitorSees: 'no text', input: { id: 'w2' }, value: [hit] },
  seen: { visitorSees: 'no text', input: { id: 'w2' }, answer: envelope(), value: outcome },
  saveSettings: {
    visitorSees: 'no text',
    input: { agrees: true, watchesOwn: false, timeZone: 'Asia/Kolkata' },
    answer: envelope(),
    value: outcome,
  },
  renewFeed: { visitorSees: 'no text', input: undefined, answer: envelope(), value: outcome },
  stop: {
    visitorSees: 'no text',
    input: { token: 'w1.abc', isStart: false },
    value: { name: 'Leases', isStopped: true },
  },
};
