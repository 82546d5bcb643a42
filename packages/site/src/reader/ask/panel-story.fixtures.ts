import type { StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { userEvent, within } from 'storybook/test';
import { inSite, meera, type StoryPlace } from '../../fixtures/story-frame.fixtures.js';
import { CaseReaderScreen } from '../../member/case/CaseReaderScreen.js';
import { askingLibrary } from './ask.fixtures.js';

type Played = Parameters<NonNullable<StoryObj<StoryPlace>['play']>>[0];

/** The reader of a judgment, on which the stories of the panel play. */
export const onJudgment = {
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/Lawsuit/case/c0123456789ab',
    route: '/Lawsuit/case/:id',
    member: meera,
    fetch: askingLibrary(),
  },
  render: (args: StoryPlace) => inSite(createElement(CaseReaderScreen), args),
};

/** A question that the library answers. */
export const question = 'Was the lease renewed?';

/** Opens the panel with its key. */
export async function openPanel({ canvas, canvasElement }: Played) {
  await canvas.findByText(/The tenant was heard/);
  canvasElement.querySelector<HTMLElement>('h1')?.focus();
  await userEvent.keyboard('a');
  const heading = await canvas.findByRole('heading', { name: 'Ask this judgment' });
  return within(heading.closest<HTMLElement>('.site-ask') ?? canvasElement);
}

/** Opens the panel and asks. */
export async function ask(played: Played, words = question) {
  const panel = await openPanel(played);
  await userEvent.type(await panel.findByRole('textbox'), `${words}{Enter}`);
  return panel;
}

/** Opens the panel at the PDFs of the member. */
export async function openFiles(played: Played) {
  const panel = await openPanel(played);
  await userEvent.click(await panel.findByRole('tab', { name: 'A PDF of mine' }));
  return panel;
}

/** Chooses a file of the device. */
export async function chooseFile(played: Played, file = new File(['%PDF-1.7'], 'Notice to the tenant.pdf')) {
  const panel = await openFiles(played);
  await userEvent.upload(await panel.findByLabelText('Choose a PDF'), file, { applyAccept: false });
  return panel;
}

/** Keeps what is copied, in place of the browser's clipboard. Returns the function that undoes it. */
export function keepCopies(): () => void {
  let kept = '';
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  const value = {
    writeText: (text: string) => Promise.resolve(void (kept = text)),
    readText: () => Promise.resolve(kept),
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}
