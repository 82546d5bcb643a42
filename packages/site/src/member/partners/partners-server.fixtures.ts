type Wire = Readonly<Record<string, unknown>>;

const key = {
  key: 'pk_Q2xT0vLm8cYbJ4nWd7RfAg',
  createdOn: '2026-11-10',
  endsAt: '',
  ended: false,
  lastUsedOn: '2026-11-22',
};

const portal = {
  id: 'k3v9xw2m4d',
  name: 'National Law College',
  createdOn: '2026-06-25',
  perMinute: 1200,
  origins: ['https://www.college.example', 'https://library.college.example'],
  defaults: { theme: 'dark' },
  keys: [key],
  versions: [{ version: '1.4.2', seenOn: '2026-11-22' }],
};

/** A website some time after a rotation: an old key in use, an ended one, and a page with an old version. */
export const rotatedPortal: Wire = {
  ...portal,
  keys: [
    key,
    { ...key, key: 'pk_Zk1pS9uXw3Hq6tMv0BeNrA', createdOn: '2026-06-25', endsAt: '2026-11-24T04:00:00.000Z' },
    {
      ...key,
      key: 'pk_Ha5dG2jKl7Oc8iUy4TrEwQ',
      createdOn: '2026-06-25',
      endsAt: '2026-07-09T04:00:00.000Z',
      ended: true,
      lastUsedOn: null,
    },
  ],
  versions: [...portal.versions, { version: '1.3.10', seenOn: '2026-11-20' }],
};

/** A website without addresses, whose keys were all revoked. */
export const stoppedPortal: Wire = {
  ...portal,
  origins: [],
  versions: [],
  keys: [{ ...key, endsAt: '2026-11-12T04:00:00.000Z', ended: true }],
};

const usage = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
  answered: index % 7 === 2 ? 0 : 180 + ((index * 61) % 240),
  refused: index === 21 ? 57 : 0,
}));

/** No request in 30 days. */
export const noUsage: readonly Wire[] = usage.map(({ day }) => ({ day, answered: 0, refused: 0 }));

/** What the partners page reads. */
export interface PartnersAnswers {
  readonly portals?: readonly Wire[];
  readonly usage?: readonly Wire[];
}

/** A server with one website. Every write succeeds, except a name `taken`. */
export function partnersServer(answers: PartnersAnswers = {}): typeof fetch {
  const reads: Readonly<Record<string, Wire>> = {
    '/api/partners/list': { outdata: { portals: answers.portals ?? [portal], currentVersion: '1.4.2' } },
    '/api/partners/usage': { outdata: answers.usage ?? usage },
    '/api/partners/register': { outdata: 'n8w2', message: 'The website is registered.' },
    '/api/partners/rotate': { message: 'The new key works now. The old key works until 2026-12-07.' },
  };
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/savedefaults')) {
      const { defaults } = (await request.json()) as { defaults: Wire };
      return Response.json({
        outdata: null,
        flag: true,
        message: `The defaults were saved: ${JSON.stringify(defaults)}`,
      });
    }
    const isRefused = (await request.clone().text()).includes('"taken"');
    const answer = isRefused
      ? { flag: false, message: 'You have 20 portals, the most that are possible.' }
      : { flag: true, message: 'Done.', ...reads[new URL(request.url).pathname] };
    return Response.json({ outdata: null, ...answer });
  };
}
