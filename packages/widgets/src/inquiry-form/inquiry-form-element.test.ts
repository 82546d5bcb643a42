import type { EmbedError } from '@headnote/core/embed';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { challengeOf, received, typed } from './answers.fixtures.js';
import { describeInquiryForm, refusal, type Answers } from './behaviour.fixtures.js';
import './define.js';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Answers the element's requests as the server does. */
function serve({ captcha, sound, inquiry }: Answers): void {
  const send = async (address: string, init: RequestInit): Promise<unknown> => {
    const { pathname } = new URL(address);
    if (pathname.endsWith('/captcha')) return captcha();
    if (pathname.endsWith('/captcha-sound')) return { wav: await sound() };
    const { contactNo, userEnteredCaptchaCode, ...rest } = JSON.parse(init.body as string) as Record<string, string>;
    const message = await inquiry({ ...rest, contactNumber: contactNo, captchaCode: userEnteredCaptchaCode } as never);
    return { flag: true, message, outdata: null };
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    try {
      return Response.json(await send(address, init));
    } catch (error) {
      const { code, status, message, field } = error as EmbedError;
      if (code === 'http') return Response.json({}, { status });
      if (code !== 'refused') throw error;
      return Response.json({ flag: false, message, outdata: field && { field } }, { status });
    }
  });
}

const plain: Answers = {
  captcha: async () => challengeOf(),
  sound: async () => 'UklGRg==',
  inquiry: async () => received,
};

describeInquiryForm(
  `inquiry form, custom element on ${import.meta.env['VITE_RENDERER'] ?? 'React'}`,
  (answers, subject) => {
    serve(answers);
    const element = document.createElement('headnote-inquiry-form');
    if (subject) element.subject = subject;
    document.body.append(element);
    return { root: element.shadowRoot!, remove: () => element.remove() };
  },
);

async function mount(answers: Partial<Answers> = {}) {
  serve({ ...plain, ...answers });
  const element = document.body.appendChild(document.createElement('headnote-inquiry-form'));
  const root = element.shadowRoot!;
  const field = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  await vi.waitFor(() => expect(field('city')).toBeTruthy());
  const fillIn = async (): Promise<void> => {
    for (const [name, text] of Object.entries(typed)) await userEvent.fill(field(name), text);
    await userEvent.selectOptions(field('subject'), 'Other');
    await userEvent.click(field('consent'));
    await vi.waitFor(() => expect(root.querySelector('svg[role=img]')).toBeTruthy());
  };
  return { element, root, field, fillIn, send: () => userEvent.click(root.querySelector('button[type=submit]')!) };
}

/** Events of the document, with their details. */
function record(): { readonly type: string; readonly detail: object }[] {
  const events: { readonly type: string; readonly detail: object }[] = [];
  for (const name of ['headnote-ready', 'headnote-error', 'headnote-submit']) {
    document.addEventListener(name, (event) =>
      events.push({ type: event.type, detail: (event as CustomEvent).detail }),
    );
  }
  return events;
}

it('tells the page that it is ready, that it sends and why it failed, never what was typed', async () => {
  const events = record();
  const { fillIn, send, root } = await mount({ inquiry: () => Promise.reject(refusal(429, 'Too many.')) });
  await send();
  expect(events).toEqual([{ type: 'headnote-ready', detail: { widget: 'inquiry-form' } }]);
  await fillIn();
  await send();
  await vi.waitFor(() => expect(root.querySelector('[role=alert]')).toBeTruthy());
  expect(events.slice(1)).toEqual([
    { type: 'headnote-submit', detail: { widget: 'inquiry-form' } },
    { type: 'headnote-error', detail: { widget: 'inquiry-form', code: 'quota', status: 429 } },
  ]);
});

it('sends nothing when the page cancels it, and says so', async () => {
  const inquiry = vi.fn<Answers['inquiry']>(async () => received);
  const { fillIn, send, root } = await mount({ inquiry });
  document.addEventListener('headnote-submit', (event) => event.preventDefault(), { once: true });
  await fillIn();
  await send();
  await vi.waitFor(() => expect(root.querySelector('[role=alert]')?.textContent).toContain('Nothing was sent.'));
  expect(inquiry).not.toHaveBeenCalled();
});

it('keeps what was typed when the page removes the element and puts it back', async () => {
  const { element, field, fillIn } = await mount();
  await fillIn();
  element.remove();
  await new Promise(requestAnimationFrame);
  document.body.append(element);
  await vi.waitFor(() => expect(field('city')?.value).toBe(typed.city));
  expect(field('description').value).toBe(typed.description);
  expect(field('consent').checked).toBe(true);
});
