import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.js';

// React reports what a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(read: () => Promise<ComponentType<object>>) {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { Part } = lazyPart(read);
  render(
    <main>
      <h1>A judgment</h1>
      <Suspense>
        <Part />
      </Suspense>
    </main>,
  );
}

it('leaves the screen when the code of a part does not load, and says so in its place', async () => {
  show(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The service could not be reached');
  expect(screen.getByRole('heading', { name: 'A judgment' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('shows the part once its code is there', async () => {
  show(() => Promise.resolve(() => <p>Its citations</p>));
  expect(await screen.findByText('Its citations')).toBeTruthy();
});
