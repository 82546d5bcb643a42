import { expect, type Locator, type Page } from '@playwright/test';

/** The face of the account card that is up. Hidden faces are inert, so their fields do not count. */
export const faceUp = (page: Page): Locator => page.locator('[data-up] [data-step]:not([inert])');

/** The heading of each step. */
export const headings = {
  login: 'Sign in',
  forgot: 'Forgot password',
  code: 'Enter the code',
  password: 'New password',
  activation: 'Activation code',
} as const;

/** Waits until a step is up, its first field has the focus, and no field of another step can be reached. */
export async function expectStep(page: Page, step: keyof typeof headings): Promise<void> {
  await expect(page.locator('[data-up] [data-step]:not([inert])')).toHaveAttribute('data-step', step);
  await expect(faceUp(page).getByRole('heading', { level: 2 })).toHaveText(headings[step]);
  await expect(page.locator('[data-face]:not([inert])')).toHaveCount(1);
}

/** Opens the home page, or the address of its account card, and waits until it can be used. */
export async function openCard(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(faceUp(page).locator('button[type="submit"]')).toBeEnabled();
}

/** Fills in the login face and sends it. */
export async function signInAs(page: Page, { username, password }: { username: string; password: string }) {
  await faceUp(page).getByLabel('Username').fill(username);
  await faceUp(page).getByLabel('Password', { exact: true }).fill(password);
  await faceUp(page).getByRole('button', { name: 'Sign in' }).click();
}

/** Turns from the login to the forgotten password, asks for a code, and waits for its field. */
export async function askForCode(page: Page, to: string): Promise<void> {
  await faceUp(page).getByRole('link', { name: 'Forgot password?' }).click();
  await expectStep(page, 'forgot');
  await faceUp(page).getByLabel('Mobile or e-mail').fill(to);
  await faceUp(page).getByRole('button', { name: 'Send OTP' }).click();
  await expectStep(page, 'code');
}
