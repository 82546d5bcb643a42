import { mailLimits } from '@headnote/core/contract';
import { RefusedError, ServerError } from '@headnote/core/errors';
import { expect, it, vi } from 'vitest';
import type { Notify } from '../../notices/use-notify.js';
import { createMailForm } from './mail-form.js';

const judgments = ['c1', 'c2', 'c3'].map((id) => ({ id, title: `A v. ${id}` }));

it('sends each judgment once, also when the second try sends the rest', async () => {
  const sent: string[] = [];
  let isFull = true;
  const notify = vi.fn<Notify>();
  const onSent = vi.fn<() => void>();
  const form = createMailForm({
    judgments,
    notify,
    onSent,
    send: ({ documentId }) => {
      if (documentId === 'c2' && isFull) return Promise.reject(new RefusedError('Nothing was sent.'));
      sent.push(documentId);
      return Promise.resolve({ message: 'The judgment was sent.' });
    },
  });
  form.change('emails', 'meera@chambers.example');
  await form.submit();
  expect(sent).toEqual(['c1']);
  expect(onSent).not.toHaveBeenCalled();
  expect(notify).toHaveBeenLastCalledWith(
    expect.objectContaining({ type: 'WARNING', title: '1 of 3 judgments were sent' }),
  );
  isFull = false;
  await form.submit();
  expect(sent).toEqual(['c1', 'c2', 'c3']);
  expect(onSent).toHaveBeenCalledOnce();
  expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ text: '3 judgments were sent.' }));
});

const send = (error: Error) => {
  const form = createMailForm({
    judgments: judgments.slice(0, 1),
    notify: vi.fn<Notify>(),
    onSent: vi.fn<() => void>(),
    send: () => Promise.reject(error),
  });
  form.change('emails', 'meera@chambers.example');
  return form;
};

it('says that nothing was sent when the server cannot send, in the words of the server when it refuses', async () => {
  const failed = send(new ServerError('The library has a problem.'));
  await failed.submit();
  expect(failed.getSnapshot().message).toBe('Nothing was sent.');
  const refused = send(new RefusedError('“x” is not an e-mail address. Nothing was sent.'));
  await refused.submit();
  expect(refused.getSnapshot().errors['emails']).toContain('Nothing was sent.');
});

it('has the limits of the server', async () => {
  const form = send(new ServerError('Not called.'));
  form.change('emails', Array.from({ length: mailLimits.addresses + 1 }, (_, at) => `a${at}@b.example`).join('\n'));
  form.change('message', 'x'.repeat(mailLimits.message + 1));
  await form.submit();
  const { errors } = form.getSnapshot();
  expect(errors['emails']).toBe('At most 20 addresses.');
  expect(errors['message']).not.toBe('');
});
