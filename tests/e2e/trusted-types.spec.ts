import { expect, test } from '@playwright/test';
import { enter } from './support/enter.js';

const url = () => process.env.SAMPLE_URL ?? '';

test('E12: no page violates the policy, and a string of markup or a foreign script is refused', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => void violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample} on ${location.pathname}`,
      );
    });
  });
  await page.goto(url());
  await page.locator('a[href^="/case/"]').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const path of [
    '/about',
    '/features',
    '/articles',
    '/privacypolicy',
    '/termsandcondition',
    '/accessibility',
    '/packages',
  ]) {
    await page.goto(`${url()}${path}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await enter(page, url());
  for (const path of ['/lawsuit/bareactslist', '/Lawsuit/welcome', '/Lawsuit/check']) {
    await page.goto(`${url()}${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  // The engine reads a brief in a worker.
  await page.getByLabel('Text of the brief').fill('We rely on (1940) 2 SCC 7.');
  await page.getByRole('button', { name: 'Check the citations' }).click();
  await expect(page.getByRole('list', { name: 'Citations' }).getByText('Cannot exist')).toBeVisible();
  expect(violations).toEqual([]);

  const refused = await page.evaluate(() => {
    const attempt = (work: () => unknown): string => {
      try {
        work();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      markup: attempt(() => {
        document.createElement('div').innerHTML = '<b>text</b>';
      }),
      script: attempt(() => {
        document.createElement('script').src = 'https://evil.example/x.js';
      }),
      worker: attempt(() => new Worker('https://evil.example/x.js')),
      parser: attempt(() => new DOMParser().parseFromString('<b>text</b>', 'text/html')),
    };
  });
  expect(refused).toEqual({ markup: 'TypeError', script: 'TypeError', worker: 'TypeError', parser: 'TypeError' });
});
