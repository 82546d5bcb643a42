import { accountTransport, createClient } from '@headnote/core/client';
import { createSession } from '@headnote/core/session';
import { expect, type Page } from '@playwright/test';
import { expectUncovered } from './screens.js';
import { DEMO_PASSWORD } from './test-server.js';

interface Entry {
  readonly username?: string;
  readonly password?: string;
  /** Where the member begins. */
  readonly path?: string;
}

/**
 * Puts the session of a member into the browser, as a sign-in stores it, and opens a screen; without a name, the demo member.
 * The form of the sign-in has journeys of its own.
 */
export async function enter(
  page: Page,
  url: string,
  { username = 'demo', password = DEMO_PASSWORD, path = '/Lawsuit/welcome' }: Entry = {},
): Promise<void> {
  const localStorage = await storedSession(url, { username, password });
  await page.context().setStorageState({ cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] });
  await page.goto(url + path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectUncovered(page);
}

/** What a browser stores of a new session. */
export async function storedSession(url: string, who: { readonly username: string; readonly password: string }) {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const session = createSession({
    storage: () => storage,
    tabStorage: () => storage,
    transport: accountTransport(createClient({ bases: { api: url } }), { refreshTokenInBody: true }),
    locks: null,
    channel: null,
  });
  await session.signIn({ ...who, remember: false });
  session.dispose();
  return [...values].map(([name, value]) => ({ name, value }));
}
