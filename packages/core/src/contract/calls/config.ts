import * as v from 'valibot';
import type { PublicConfig } from '../../config/public-config.js';
import type { Call, NoInput } from '../call.js';
import { json } from '../wire/envelope.js';

const brand = v.object({
  name: v.string(),
  tagline: v.string(),
  homeTitle: v.string(),
  company: v.string(),
  legalName: v.string(),
  addresses: v.array(v.object({ label: v.string(), lines: v.array(v.string()), phone: v.string() })),
  mailboxes: v.object({ enquiry: v.string(), support: v.string(), sales: v.string() }),
  social: v.object({ facebook: v.string(), x: v.string(), linkedin: v.string(), youtube: v.string() }),
  stores: v.object({ appStore: v.string(), playStore: v.string() }),
});

const publicConfig = v.object({
  publicUrl: v.string(),
  codecKey: v.string(),
  codecSubstitutes: v.exactOptional(v.object({ '/': v.string(), '+': v.string(), '=': v.string() })),
  brand,
  passwordRule: v.object({ min: v.number(), max: v.number() }),
  refreshTokenInBody: v.boolean(),
  hasSample: v.boolean(),
  area: v.literal('Lawsuit'),
});

/** The server's public configuration, in `outdata`. */
export const get = {
  service: 'config',
  name: 'get',
  method: 'GET',
  path: '/api/config/get',
  auth: 'none',
  ours: true,
  envelope: true,
  answer: v.pipe(
    v.object({ outdata: v.pipe(json, publicConfig) }),
    v.transform(({ outdata }): PublicConfig => outdata),
  ),
  request: () => ({}),
} as const satisfies Call<NoInput, PublicConfig>;
