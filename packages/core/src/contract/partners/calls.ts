import { group, get, post } from '../wire/make-call.js';
import { memberRead, memberWrite } from '../wire/marks.js';
import { created, outcome, type Created, type Outcome } from '../wire/outcome.js';
import type { PortalDefaults } from './portal-defaults.js';
import { portals, usageDay, type Portals, type UsageDay } from './portal.js';

/** A portal to register. */
export interface NewPortal {
  /** For example `National Law College`. */
  readonly name: string;
  /** Exact origins, `https://www.college.ac.in`. */
  readonly origins: readonly string[];
}

/** A portal of the member. */
export interface OfPortal {
  /** Id of the portal. */
  readonly portalId: string;
}

const FOLDER = '/api/partners/';
const portalNames = { portalId: 'portalId' } as const;
const write = { ...memberWrite, ours: true } as const;

/** Partner portals: pages of others that show the widgets. A member manages only the own ones. */
export const partners = group('partners', () => ({
  /** Lists the member's portals with their keys, origins and versions. */
  list: get<Portals>(`${FOLDER}list`, { ...memberRead, ours: true, outdata: portals }),
  /** Registers a portal with its first key. Answers with the id of the portal. */
  register: post<Created, NewPortal>(`${FOLDER}register`, {
    ...write,
    whole: created,
    body: { name: 'name', origins: 'origins' },
  }),
  /** Replaces the origins whose pages may use the keys of a portal. */
  saveOrigins: post<Outcome, OfPortal & Pick<NewPortal, 'origins'>>(`${FOLDER}saveorigins`, {
    ...write,
    whole: outcome,
    body: { ...portalNames, origins: 'origins' },
  }),
  /** Replaces the options that the widgets of a portal have where the page sets none. */
  saveDefaults: post<Outcome, OfPortal & { readonly defaults: PortalDefaults }>(`${FOLDER}savedefaults`, {
    ...write,
    whole: outcome,
    body: { ...portalNames, defaults: 'defaults' },
  }),
  /** Makes a new key. The old one works for 14 more days. */
  rotate: post<Outcome, OfPortal>(`${FOLDER}rotate`, { ...write, whole: outcome, body: portalNames }),
  /** Ends a key at once. */
  revoke: post<Outcome, OfPortal & { readonly key: string }>(`${FOLDER}revoke`, {
    ...write,
    whole: outcome,
    body: { ...portalNames, key: 'key' },
  }),
  /** Removes a portal with its keys, origins and usage. */
  remove: post<Outcome, OfPortal>(`${FOLDER}remove`, { ...write, whole: outcome, body: portalNames }),
  /** Reads the usage of a portal by day, the oldest day first; 30 days by default. A day without requests is 0. */
  usage: get<readonly UsageDay[], OfPortal & { readonly days?: number }>(`${FOLDER}usage`, {
    ...memberRead,
    ours: true,
    outdata: [usageDay],
    query: { ...portalNames, days: 'days' },
  }),
}));
