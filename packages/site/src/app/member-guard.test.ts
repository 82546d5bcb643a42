import { arrivalOf } from '@headnote/core/config';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { publicConfig } from '../fixtures/fake-library.fixtures.js';
import { memberGuard } from './member-guard.js';
import { servicesContext, type Services } from '../services/services.js';
import { testCodec } from '../fixtures/test-codec.fixtures.js';

/** Where sign-in leads a visitor who opened a page of the member area. */
function returnPathOf(path: string): string | undefined {
  const services = { config: publicConfig, codec: testCodec } as unknown as Services;
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  const request = new Request(new URL(path, window.location.origin));
  try {
    memberGuard({ request, context } as unknown as LoaderFunctionArgs);
  } catch (answer) {
    const address = new URL((answer as Response).headers.get('location') ?? '', window.location.origin);
    const { destination } = arrivalOf(address.searchParams, testCodec);
    return destination.kind === 'page' ? destination.path : undefined;
  }
  return undefined;
}

describe('memberGuard', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('leads back to the requested paragraph', () => {
    window.history.replaceState(null, '', '/Lawsuit/case/c0001?from=a#p1');
    expect(returnPathOf('/Lawsuit/case/c0001?from=a')).toBe('/Lawsuit/case/c0001?from=a#p1');
  });

  it('writes the area in its own spelling and keeps the fragment', () => {
    window.history.replaceState(null, '', '/lawsuit/case/c0001#p1');
    expect(returnPathOf('/lawsuit/case/c0001')).toBe('/Lawsuit/case/c0001#p1');
  });

  it('ignores the fragment of the previous page', () => {
    window.history.replaceState(null, '', '/case/2024-hn-12#p1');
    expect(returnPathOf('/Lawsuit/case/c0001')).toBe('/Lawsuit/case/c0001');
  });
});
