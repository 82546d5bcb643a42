import type { Person } from '../../e2e/support/people.js';
import type { BrowserPage } from './page.js';

/** Fills in the sign-in of the open page and sends it. */
export async function signIn(
  view: BrowserPage,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await view.getByLabel('Username', { exact: true }).fill(username);
  await view.getByLabel('Password', { exact: true }).fill(password);
  await view.getByRole('button', { name: 'Sign in', exact: true }).click();
}
