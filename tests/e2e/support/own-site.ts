import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { Place } from './people.js';
import { PEPPER, startServer } from './test-server.js';

/** What the operator of these sites says about itself. */
export const brand = {
  company: 'Library Private Limited',
  addresses: [
    {
      label: 'Corporate office',
      lines: ['14 Residency Road, Bengaluru 560 025'],
      phone: '+91 80 4000 0000',
      hours: 'Monday to Friday, 10.00 to 18.00',
      map: { latitude: 12.9716, longitude: 77.6037 },
    },
  ],
  mailboxes: { enquiry: 'enquiry@library.example', support: 'support@library.example', sales: 'sales@library.example' },
  grievance: { officer: 'Anand Kulkarni', email: 'grievance@library.example' },
  stores: { playStore: 'https://play.example/app' },
};

/** A site whose data only one worker changes. */
export interface OwnSite extends Place {
  stop(): Promise<void>;
}

/**
 * Starts a site over the sample with a database and an outbox of its own, and with the sandbox of payments, which a site
 * behind a proxy does not have.
 */
export async function startOwnSite({ isBehindProxy = false } = {}): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'headnote-site-'));
  const dataDir = join(folder, 'data');
  // Without a set-up the site loads the sample itself.
  const prepared = process.env.SAMPLE_PREPARED;
  if (prepared !== undefined) await cp(prepared, dataDir, { recursive: true });
  const brandFile = join(folder, 'brand.json');
  await writeFile(brandFile, JSON.stringify(brand));
  const server = await startServer(dataDir, {
    BRAND_FILE: brandFile,
    PEPPER,
    // Payments have a sandbox only in development.
    ...(isBehindProxy ? { TRUSTED_PROXIES: '127.0.0.1' } : { NODE_ENV: 'development' }),
  });
  return {
    url: server.url,
    dataDir,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let tests = 0;

/** A test of people, messages and payments, on a site that all tests of a worker share. */
export const test = base.extend<object, { site: OwnSite; isBehindProxy: boolean }>({
  /** False where a test pays: then its requests have no network of their own. */
  isBehindProxy: [true, { scope: 'worker', option: true }],
  site: [
    async ({ isBehindProxy }, use) => {
      const site = await startOwnSite({ isBehindProxy });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  // Limits count by network, and each test has one of its own.
  extraHTTPHeaders: async ({ isBehindProxy }, use) => {
    tests += 1;
    if (!isBehindProxy) return use({});
    await use({ 'x-forwarded-for': `10.${process.env.TEST_WORKER_INDEX ?? 0}.${tests >> 8}.${tests & 255}` });
  },
});

export { expect } from '@playwright/test';
