import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FirstLocationKey, ScreenHeading } from './ScreenHeading.js';
import { useScrollPosition } from './use-scroll-position.js';
import { useScreenKey } from './use-screen-key.js';

function Layout() {
  useScrollPosition();
  const screenKey = useScreenKey();
  const navigate = useNavigate();
  return (
    <FirstLocationKey value="default">
      <Link to="/one">One</Link>
      <Link to="/two">Two</Link>
      <Link to="/one#part">Part</Link>
      <button onClick={() => void navigate('/one?sort=new', { state: { keepFocus: true } })}>Sort</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <input aria-label="Search" onKeyDown={({ key }) => key === 'Enter' && void navigate('/two')} />
      <Link to="/late">Late</Link>
      <Suspense key={screenKey}>
        <Outlet />
      </Suspense>
    </FirstLocationKey>
  );
}

function Screen({ name }: { name: string }) {
  const [text, setText] = useState('');
  return (
    <>
      <ScreenHeading>{name}</ScreenHeading>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <p id="part">Part of it</p>
    </>
  );
}

let bringLate = () => {};
const LateScreen = () => <Screen name="Late screen" />;

function open() {
  const Late = lazy(
    () =>
      new Promise<{ default: typeof LateScreen }>((resolve) => {
        bringLate = () => resolve({ default: LateScreen });
      }),
  );
  const loader = vi.fn(() => null);
  const router = createMemoryRouter(
    [
      {
        Component: Layout,
        HydrateFallback: () => null,
        children: [
          { path: 'one', loader, element: <Screen name="First screen" /> },
          { path: 'two', element: <Screen name="Second screen" /> },
          { path: 'late', element: <Late /> },
        ],
      },
    ],
    { initialEntries: ['/one'], hydrationData: { loaderData: {} } },
  );
  render(<RouterProvider router={router} />);
  return { loader };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a navigation', () => {
  const scrollIntoView = vi.fn();
  beforeEach(() => {
    document.body.focus();
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    Element.prototype.scrollIntoView = scrollIntoView;
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    scrollIntoView.mockClear();
  });

  it('leaves the first page alone', async () => {
    open();
    expect(await heading('First screen')).not.toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('leaves the focus in a field that the reader went into before the screen came', async () => {
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'Late' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'First screen' })).toBeNull());
    await userEvent.click(screen.getByLabelText('Search'));
    bringLate();
    await heading('Late screen');
    await userEvent.keyboard('notice');
    expect(screen.getByLabelText('Search')).toHaveFocus();
    expect(screen.getByLabelText('Search')).toHaveValue('notice');
  });

  it('leaves the focus in a field that the reader went into while the browser was still going back', async () => {
    const { loader } = open();
    // The first screen takes no focus.
    for (const [link, name] of [
      ['Two', 'Second screen'],
      ['One', 'First screen'],
      ['Two', 'Second screen'],
    ] as const) {
      await userEvent.click(await screen.findByRole('link', { name: link }));
      await heading(name);
    }
    let bring = (_data: null) => {};
    loader.mockImplementationOnce(() => new Promise((resolve) => (bring = resolve)) as unknown as null);
    const sent = loader.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(loader.mock.calls.length).toBe(sent + 1));
    // The memory router sends none.
    window.dispatchEvent(new PopStateEvent('popstate'));
    await userEvent.click(screen.getByLabelText('Search'));
    bring(null);
    await heading('First screen');
    await userEvent.keyboard('notice');
    expect(screen.getByLabelText('Search')).toHaveValue('notice');
  });

  it('moves the focus to the heading of a search that interrupted the way back', async () => {
    open();
    await heading('First screen');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await userEvent.type(screen.getByLabelText('Search'), 'notice{Enter}');
    const shown = await heading('Second screen');
    await waitFor(() => expect(shown).toHaveFocus());
  });

  it('moves the focus to the heading of a screen that comes late, from where the reader pressed', async () => {
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'Late' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'First screen' })).toBeNull());
    bringLate();
    const shown = await heading('Late screen');
    await waitFor(() => expect(shown).toHaveFocus());
  });

  it('scrolls to the top and moves the focus to the main heading', async () => {
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'Two' }));
    const shown = await heading('Second screen');
    await waitFor(() => expect(shown).toHaveFocus());
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('to the current address loads again and restarts the screen', async () => {
    const { loader } = open();
    await userEvent.type(await screen.findByLabelText('Text'), 'typed');
    const before = loader.mock.calls.length;
    await userEvent.click(screen.getByRole('link', { name: 'One' }));
    await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue(''));
    expect(loader.mock.calls.length).toBe(before + 1);
  });

  it('to a part of the page goes there and keeps the screen', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Text'), 'typed');
    await userEvent.click(screen.getByRole('link', { name: 'Part' }));
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
    expect(screen.getByLabelText('Text')).toHaveValue('typed');
    expect(await heading('First screen')).not.toHaveFocus();
  });

  it('back restores where the reader was', async () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
    open();
    await heading('First screen');
    // From here on it notes positions.
    await waitFor(() => expect(window.history.scrollRestoration).toBe('manual'));
    Object.defineProperty(window, 'scrollY', { value: 480, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    await userEvent.click(await screen.findByRole('link', { name: 'Two' }));
    await heading('Second screen');
    vi.mocked(window.scrollTo).mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await heading('First screen');
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 480));
  });

  it('that refines the screen leaves the focus where it is', async () => {
    open();
    await heading('First screen');
    const sort = screen.getByRole('button', { name: 'Sort' });
    await userEvent.click(sort);
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalled());
    expect(sort).toHaveFocus();
  });
});
