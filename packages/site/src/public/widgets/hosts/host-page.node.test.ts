import { expect, it } from 'vitest';
import { publicConfig } from '../../../fixtures/fake-library.fixtures.js';
import { hostNames } from './host-names.js';
import { hostPage } from './host-page.js';

const NONCE = 'bm9uY2U=';

async function open(path: string) {
  const request = new Request(new URL(path, publicConfig.publicUrl));
  const response = hostPage(request, { config: publicConfig, nonce: NONCE });
  return { policy: response?.headers.get('content-security-policy') ?? '', html: (await response?.text()) ?? '' };
}

it.each(hostNames)('%s shows the widget as its snippet says, and only this library may frame it', async (host) => {
  const { policy, html } = await open(`/widgets/hosts/${host}?o-limit=3&accent=%231f5a4a`);
  expect(html).toContain(
    '<script async src="https://library.test/widgets/v1/widgets.js" data-loading="eager"></script>',
  );
  expect(html).toContain('<headnote-latest-cases limit="3">');
  expect(html).toContain('--headnote-accent: #1f5a4a;');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
});

it('the strict page allows what the guide asks for', async () => {
  const { policy } = await open('/widgets/hosts/strict');
  expect(policy).toContain(
    "default-src 'none'; script-src https://library.test 'nonce-bm9uY2U='; connect-src https://library.test; style-src 'nonce-bm9uY2U='; require-trusted-types-for 'script'; worker-src blob:; trusted-types headnote-worker",
  );
});

it('the old page has no document type, the Urdu page its direction', async () => {
  expect((await open('/widgets/hosts/quirks')).html).toMatch(/^<html/);
  expect((await open('/widgets/hosts/rtl')).html).toContain('<html lang="ur" dir="rtl">');
});

it('writes nothing of the address that no widget takes', async () => {
  const attack = encodeURIComponent('"><script>alert(1)</script>');
  const { html } = await open(
    `/widgets/hosts/college?widget=${attack}&o-limit=${attack}&o-onclick=${attack}&accent=${attack}&font=${attack}&width=${attack}`,
  );
  expect(html).not.toContain('alert(1)');
  expect(html).toContain('<headnote-latest-cases>');
});

it('is no page for other paths', async () => {
  expect((await open('/widgets/hosts/')).html).toBe('');
  expect((await open('/widgets/')).html).toBe('');
});
