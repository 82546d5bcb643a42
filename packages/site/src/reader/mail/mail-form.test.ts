import { RefusedError } from '@headnote/core/errors';
import { expect, it, vi } from 'vitest';
import type { Notify } from '../../shell/notices/use-notify.js';
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
