import { createServer } from 'node:net';
import { once } from 'node:events';
import { chromium, expect, test } from '@playwright/test';
import { createClient } from '@headnote/core/client';
import { houseCitationToSlug, latestCasesBody } from '@headnote/core/search/bodies';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.mjs';
import { hasRealData, realDataMissing } from './support/real-data.js';
import { realUrl } from './support/real-library.js';

// What Lighthouse says of three public pages. A fictional judgment asks not to be indexed, so this needs a real one.

const GATED = ['accessibility', 'best-practices', 'seo'] as const;
const BASE = realUrl;

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function newestCasePath(): Promise<string> {
  const client = createClient({ bases: { api: BASE() } });
  const { hits } = await client.welcome.latestCases({ body: latestCasesBody({ court: 'high' }) });
  return `/case/${houseCitationToSlug(hits[0]?.record.houseCitation ?? '')}`;
}

const pages: Readonly<Record<string, () => Promise<string>>> = {
  home: () => Promise.resolve('/'),
  'case preview': newestCasePath,
  packages: () => Promise.resolve('/packages'),
};

for (const [name, pathOf] of Object.entries(pages)) {
  test(
    `Lighthouse gives the ${name} 100 for accessibility, best practices and SEO`,
    { tag: '@real-data' },
    async () => {
      test.skip(!hasRealData, realDataMissing);
      const url = BASE() + (await pathOf());
      const port = await freePort();
      const executablePath = chromiumPath();
      const browser = await chromium.launch({
        ...(executablePath ? { executablePath } : {}),
        args: [...chromiumFlags, `--remote-debugging-port=${port}`],
      });
      try {
        const run = await lighthouse(url, { port, onlyCategories: [...GATED], logLevel: 'error' });
        if (run === undefined) throw new Error('Lighthouse gave no result.');
        const { categories, audits } = run.lhr;
        // What is not perfect, by name, so that a failure says it.
        const faults = Object.values(categories).flatMap(({ auditRefs }) =>
          auditRefs.flatMap(({ id, weight }) => {
            const { score, title } = audits[id] ?? { score: null, title: '' };
            return weight > 0 && score !== null && score < 1 ? [`${id}: ${title}`] : [];
          }),
        );
        expect(faults).toEqual([]);
        const scores = Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, score]));
        expect(scores).toEqual(Object.fromEntries(GATED.map((id) => [id, 1])));
      } finally {
        await browser.close();
      }
    },
  );
}
