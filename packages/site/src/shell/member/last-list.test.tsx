import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useLatestList } from './last-list.js';

function Screen() {
  const list = useLatestList();
  return <output>{JSON.stringify([list?.path, list?.index])}</output>;
}

const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown[];

it('goes back to the list before a search that opened a section in place of its results', async () => {
  const router = createBrowserRouter([{ path: '*', element: <Screen /> }]);
  render(<RouterProvider router={router} />);
  const go = (path: string, replace = false) => act(() => router.navigate(path, { replace }));
  await go('/Lawsuit/searchresults?query=bail');
  const first = shown();
  expect(first[0]).toBe('/Lawsuit/searchresults?query=bail');
  await go('/Lawsuit/searchresults?query=section+302');
  await go('/Lawsuit/act/a1#s302', true);
  expect(shown()).toEqual(first);
  await go('/Lawsuit/case/c1');
  expect(shown()).toEqual(first);
});
