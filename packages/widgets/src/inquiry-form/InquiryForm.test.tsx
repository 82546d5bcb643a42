import type { InquiryFormOptions } from '@headnote/core/contact';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { received, typed } from './answers.fixtures.js';
import { describeInquiryForm, refusal, type Answers } from './behaviour.fixtures.js';
import { createCaptchaPart } from '../inquiry-captcha/captcha-part.js';
import { InquiryForm } from './InquiryForm.js';
import type { InquirySource } from './types.js';

const sourceOf = ({ captcha, sound, inquiry }: Answers): InquirySource => ({
  connect: async () =>
    createCaptchaPart({
      captcha,
      captchaSound: async () => ({ wav: await sound() }),
      inquiry: async (entry) => ({ message: await inquiry(entry) }),
    }),
});
const view = (answers: Answers, subject?: string): ReactNode => (
  <InquiryForm source={sourceOf(answers)} subject={subject} />
);

describeInquiryForm('inquiry form, React, in the page', (answers, subject) => {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  root.render(view(answers, subject));
  return {
    root: document,
    remove() {
      root.unmount();
      container.remove();
    },
  };
});

describeInquiryForm('inquiry form, React, in a shadow root', (answers, subject) => {
  const host = document.body.appendChild(document.createElement('main'));
  const shadow = host.attachShadow({ mode: 'open' });
  const root = createRoot(shadow.appendChild(document.createElement('div')));
  root.render(view(answers, subject));
  return {
    root: shadow,
    remove() {
      root.unmount();
      host.remove();
    },
  };
});

it('B11: on the library’s own page it has no captcha and no consent, and leaves the refusal to the page', async () => {
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  const send = vi.fn<InquiryFormOptions['send']>().mockRejectedValueOnce(refusal(429, 'Too many messages.'));
  send.mockResolvedValue({ message: received });
  const onFailed = vi.fn<(message: string) => void>();
  root.render(<InquiryForm source={{ send }} subject="other" focusOn="field" onFailed={onFailed} />);
  await vi.waitFor(() => expect(container.querySelector('form')).toBeTruthy());
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const submit = () => userEvent.click(container.querySelector('button[type=submit]')!);
  expect(container.querySelector('[name=captcha], [name=consent]')).toBeNull();
  await submit();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('firstName')));
  const { captcha: _, ...entries } = typed;
  for (const [name, text] of Object.entries(entries)) await userEvent.fill(field(name), text);
  await submit();
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith('Too many messages.'));
  expect(container.querySelector('[role=alert]')).toBeNull();
  await submit();
  await vi.waitFor(() => expect(container.querySelector('.hnw-sent')).toBeTruthy());
  expect(send.mock.calls[1]?.[1].proof).toBeUndefined();
  root.unmount();
  container.remove();
});
