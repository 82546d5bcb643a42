import { createClient } from '@headnote/core/client';
import type { SearchBody } from '@headnote/core/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterContextProvider, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../../app/Root.js';
import { servicesContext, type Services } from '../../services/services.js';
import { ServicesProvider } from '../../services/ServicesProvider.js';
import { fakeLibrary, publicConfig, type FakeFindings } from '../../fixtures/fake-library.fixtures.js';
import { createLinkCodec } from '../../links/create-link-codec.js';
import { resultsAddress } from '../../links/results-address.js';
import { searchFor } from '../../links/search-state.js';
import { MemberBar } from '../../shell/member/MemberBar.js';
import { MemberProviders } from '../../shell/member/MemberProviders.js';
import { ResultsScreen } from './ResultsScreen.js';

const member = { userId: '7', username: 'meera', name: 'Meera Rao', email: '', daysRemaining: 214 };
const codec = createLinkCodec(publicConfig);

/** The member area at a search, with the calls that reach the library and the values that are decrypted. */
function open(
  text: string,
  { findings = { hits: 1, total: 60 }, spelling }: { findings?: FakeFindings; spelling?: string } = {},
) {
  const library = fakeLibrary({}, findings);
  const sent: { readonly path: string; readonly body: SearchBody }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const request = new Request(input, init);
    const body = request.body && ((await request.clone().json()) as SearchBody);
    if (body) sent.push({ path: new URL(request.url).pathname, body });
    return library(request);
  });
  const written: unknown[] = [];
  const withHistory: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (spelling !== undefined && request.url.endsWith('/getSuggestions'))
      return Response.json({
        flag: true,
        message: 'Done.',
        outdata: [{ kind: 'did-you-mean', text: spelling, count: 0 }],
      });
    if (!/\/api\/(?:library|history)\//.test(request.url)) return fetch(request);
    if (request.url.endsWith('/addhistory')) written.push(await request.json());
    return Response.json({ flag: true, message: 'Done.', outdata: [] });
  };
  const decrypt = vi.fn((text: string) => codec.decrypt(text));
  const services: Services = {
    config: publicConfig,
    codec: { encrypt: (plain) => codec.encrypt(plain), decrypt },
    client: createClient({ bases: { api: publicConfig.publicUrl }, fetch: withHistory }),
    readFile: fetch,
  };
  const screens = (
    <MemberProviders>
      <MemberBar member={member} onLeave={() => {}} />
      <Outlet />
    </MemberProviders>
  );
  const router = createMemoryRouter(
    [{ Component: Root, children: [{ element: screens, children: [{ path: '*', element: <ResultsScreen /> }] }] }],
    {
      initialEntries: [resultsAddress(codec, { search: searchFor(text), page: 1 })],
      getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
    },
  );
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  return { fetch, sent, decrypt, router, written };
}

/** Waits for the results of a search, then for this total number of calls, and checks that no more follow. */
async function shown(text: string, { fetch, calls }: { fetch: ReturnType<typeof open>['fetch']; calls: number }) {
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Search judgments and bare acts' })).toHaveValue(text),
  );
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(calls));
  await screen.findByRole('heading', { level: 1, name: '60 judgments' });
  expect(fetch).toHaveBeenCalledTimes(calls);
}

describe('a search', () => {
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is decrypted once and sent once, for the search box and the screen together', async () => {
    const { fetch, decrypt } = open('condemned unheard');
    await shown('condemned unheard', { fetch, calls: 1 });
    expect(decrypt).toHaveBeenCalledTimes(1);
  });

  it('is one for each page, which counts the other courts once while the reader turns pages', async () => {
    const { fetch, sent } = open('condemned unheard');
    await shown('condemned unheard', { fetch, calls: 1 });
    await userEvent.click(screen.getByRole('checkbox', { name: /Andhra Pradesh/ }));
    await shown('condemned unheard', { fetch, calls: 2 });
    await userEvent.click(screen.getByRole('checkbox', { name: /Dismissed/ }));
    await shown('condemned unheard', { fetch, calls: 3 });
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await shown('condemned unheard', { fetch, calls: 4 });
    expect(sent.map(({ body }) => Object.keys(body.choices ?? {}))).toEqual([
      [],
      ['courts'],
      ['courts', 'decisions'],
      [],
    ]);
  });

  it('is one also when it finds nothing, and offers the wider searches that find judgments', async () => {
    const none = { value: 0, relation: 'eq' };
    const wider = { wider0: { value: 7, relation: 'eq' }, wider1: none, wider2: none };
    const { sent } = open('condemned unheard', { findings: { hits: 0, wider } });
    await screen.findByRole('link', { name: /Any of the words.*7/ });
    expect(sent.map(({ path }) => path).toSorted()).toEqual(['/api/ec/getResults', '/api/ec/getSuggestions']);
    expect(screen.queryByRole('link', { name: /Without/ })).toBeNull();
  });

  it('that found nothing in its time says so, and not that there is nothing', async () => {
    const { fetch, written } = open('condemned unheard', { findings: { hits: 0, total: 0, timedOut: true } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The search took too long');
    expect(screen.queryByText('No judgment matches this search')).not.toBeInTheDocument();
    expect(written).toEqual([]);
    const before = fetch.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fetch.mock.calls.length).toBeGreaterThan(before));
  });

  it('that names a section among words has it above the judgments, or says that its act is not held', async () => {
    const provision = { canonical: 'S. 5 Leases Act', section: { id: 's5', section_no: '5', title: 'Notice' } };
    const held = { acts: [{ id: 'a1', title: 'The Leases Act, 1888' }], provision };
    open('notice under section 5 of the Leases Act', { findings: { hits: 1, total: 60, found: held } });
    expect(await screen.findByRole('link', { name: 'Section 5. Notice' })).toBeVisible();
    cleanup();
    const found = { acts: [{ id: '', title: 'The Leases Act, 1888' }], provision: { canonical: 'S. 5 Leases Act' } };
    open('notice 5/6 of the NI Act', { findings: { hits: 1, total: 60, found } });
    expect(await screen.findAllByText('The library does not have the Leases Act, 1888')).toHaveLength(1);
    await screen.findByRole('heading', { level: 1, name: '60 judgments' });
  });

  it('offers a better spelling also when it finds a few, and asks for none when it finds many', async () => {
    const { fetch } = open('arbitraton', { findings: { hits: 1, total: 3 }, spelling: 'arbitration' });
    const link = await screen.findByRole('link', { name: 'Did you mean arbitration?' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/'));
    expect(fetch).toHaveBeenCalledTimes(1);
    cleanup();
    open('arbitration', { spelling: 'arbitrations' });
    await screen.findByRole('heading', { level: 1, name: '60 judgments' });
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('reads the list of courts once, and only for searches that name courts', async () => {
    const { fetch, router } = open('bail court:nclt');
    await shown('bail court:nclt', { fetch, calls: 2 });
    await router.navigate(resultsAddress(codec, { search: searchFor('bail court:delhi'), page: 1 }));
    await shown('bail court:delhi', { fetch, calls: 3 });
  });

  it('is shown from the cache on the way back, and sent again when it is repeated', async () => {
    const { fetch, router, written } = open('condemned unheard');
    await shown('condemned unheard', { fetch, calls: 1 });
    await router.navigate(resultsAddress(codec, { search: searchFor('another'), page: 1 }));
    await shown('another', { fetch, calls: 2 });
    await router.navigate(-1);
    await shown('condemned unheard', { fetch, calls: 2 });
    // The way back is no new search for the history.
    expect(written).toEqual([
      expect.objectContaining({ keywords: 'condemned unheard', typeofSearch: 'text', totalRec: 60 }),
      expect.objectContaining({ keywords: 'another' }),
    ]);
    await router.navigate(resultsAddress(codec, { search: searchFor('condemned unheard'), page: 1 }));
    await shown('condemned unheard', { fetch, calls: 3 });
  });
});
