import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServicesProvider } from '../services/ServicesProvider.js';
import { testCodec } from '../fixtures/test-codec.fixtures.js';
import { parseSearch } from '@headnote/core/search/bodies';
import { LINKS_AFTER_MS, useDocumentLinks } from './use-document-links.js';
import type { Services } from '../services/services.js';

const html = `
  <p id="p1"><a href="#p2">para 2</a> <a href="#p99">para 99</a></p>
  <p id="p2"><a href="#!act_a0123456789ab">an act</a> <a href="#!act_a0123456789ab_s302">its section</a>
  <a href="#!advocate_17_F.%20S.%20Nariman">an advocate</a> <a href="#!judge_3_H.R.%20Khanna">a judge</a>
  <a href="#!judgment_c0123456789ab">a judgment</a> <a href="#!login_prompt">log in</a>
  <a href="/about">about</a> <a href="#!toggle_doc-block">referred</a></p>
  <div id="doc-block">Judgments</div>`;

function Text() {
  const text = useRef<HTMLDivElement>(null);
  useDocumentLinks({ text, html });
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <output>{`${pathname}${search}${hash}`}</output>
      <div ref={text} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

function show({ isMember = false } = {}) {
  const snapshot = { status: 'signed-in', user: { userId: '1' } };
  const session = { getSnapshot: () => snapshot, subscribe: () => () => {} };
  const services = { codec: testCodec, ...(isMember ? { session } : {}) } as unknown as Services;
  const router = createMemoryRouter([{ path: '*', element: <Text /> }], { initialEntries: ['/case/2024-hn-1'] });
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
}

/** Lets time pass; the code of the links has arrived by then. */
const wait = (ms: number) =>
  act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(ms);
  });

const follow = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByText(name));
  });
  return screen.getByRole('status').textContent ?? '';
};
const value = (path: string, name: string) => {
  const read = testCodec.decrypt(new URL(path, 'https://x.test').searchParams.get(name) ?? '');
  return read.ok ? read.value : '';
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('links inside a document', () => {
  it('are handled 200 ms after the text is drawn, and not before', async () => {
    show();
    await wait(LINKS_AFTER_MS - 1);
    expect(await follow('about')).toBe('/case/2024-hn-1');
    await wait(1);
    expect(await follow('about')).toBe('/about');
  });

  it.each([
    ['an act', 'lno', 'a0123456789ab', '/bareactdetail'],
    ['its section', 'lno', 'a0123456789ab', '/bareactdetail'],
    ['a judgment', 'id', 'c0123456789ab', '/casedetail'],
  ])('lead a visitor from %s to its preview, with the id encrypted', async (name, parameter, id, path) => {
    show();
    await wait(LINKS_AFTER_MS);
    const shown = await follow(name);
    expect(shown.startsWith(`${path}?`)).toBe(true);
    expect(value(shown, parameter)).toBe(id);
  });

  it.each(['an advocate', 'a judge', 'log in'])('lead a visitor from %s to the registration', async (name) => {
    show();
    await wait(LINKS_AFTER_MS);
    expect(await follow(name)).toBe('/registration');
  });

  it.each([
    ['an advocate', 'advocate:"F. S. Nariman"'],
    ['a judge', 'judge:"H.R. Khanna"'],
  ])('lead a member from %s to a search for that person', async (name, text) => {
    show({ isMember: true });
    await wait(LINKS_AFTER_MS);
    const shown = await follow(name);
    expect(shown).toMatch(/^\/Lawsuit\/searchresults\?/);
    const search = parseSearch(value(shown, 'query'));
    expect(search.ok && search.value.text).toBe(text);
  });

  it('lead a member to whole documents', async () => {
    show({ isMember: true });
    await wait(LINKS_AFTER_MS);
    expect(await follow('its section')).toBe('/Lawsuit/act/a0123456789ab#s302');
    expect(await follow('a judgment')).toBe('/Lawsuit/case/c0123456789ab');
  });

  it('show and hide a block, and say whether it is shown', async () => {
    show();
    await wait(LINKS_AFTER_MS);
    const marker = screen.getByRole('button', { name: 'referred', expanded: true });
    await follow('referred');
    expect(screen.getByText('Judgments').hidden).toBe(true);
    expect(marker.getAttribute('aria-expanded')).toBe('false');
    await follow('referred');
    expect(screen.getByText('Judgments').hidden).toBe(false);
  });

  it('leave a section of the preview to the browser, and a click with a key to it too', async () => {
    show();
    await wait(LINKS_AFTER_MS);
    expect(fireEvent.click(screen.getByText('para 2'))).toBe(true);
    expect(fireEvent.click(screen.getByText('para 99'))).toBe(false);
    expect(fireEvent.click(screen.getByText('about'), { ctrlKey: true })).toBe(true);
  });
});
