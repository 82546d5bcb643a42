import { NetworkError, RefusedError } from '@headnote/core/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNoteSaver, type NoteSaverOptions, type StoredNote } from './create-note-saver.js';
import type { NoteDraft } from '../../data/note-drafts.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const first: StoredNote = { note: 'First', version: 1, changedAt: '2026-11-23T10:00:00Z' };

/** A server with one note, as the contract describes it, and a device with one draft. */
function open({ draft }: { readonly draft?: NoteDraft } = {}) {
  const server = { note: first as StoredNote | null, isDown: false, earlier: [] as string[] };
  const device: { draft: NoteDraft | undefined } = { draft };
  const check = () => {
    if (server.isDown) throw new NetworkError('No connection');
  };
  const options: NoteSaverOptions = {
    stored: first,
    drafts: { read: () => device.draft, write: (next) => void (device.draft = next) },
    save: async ({ note, version }) => {
      check();
      if (version !== undefined && version !== (server.note?.version ?? 0))
        throw new RefusedError('Changed elsewhere.');
      if (server.note) server.earlier.push(server.note.note);
      server.note = { note, version: (server.note?.version ?? 0) + 1, changedAt: '2026-11-23T11:00:00Z' };
      return server.note;
    },
    remove: async () => {
      check();
      server.note = null;
    },
    read: async () => server.note,
  };
  return { server, device, saver: createNoteSaver(options), options };
}

const rest = () => vi.advanceTimersByTimeAsync(1000);

describe('a note while it is written', () => {
  it('is sent once the member rests, and only then', async () => {
    const { server, device, saver } = open();
    saver.edit('First a');
    saver.edit('First and second');
    expect(server.note?.note).toBe('First');
    expect(device.draft).toEqual({ text: 'First and second', version: 1 });
    await rest();
    expect(server.note).toMatchObject({ note: 'First and second', version: 2 });
    expect(saver.getSnapshot()).toMatchObject({ phase: 'saved', savedAt: '2026-11-23T11:00:00Z' });
    expect(device.draft).toBeUndefined();
  });

  it('sends what is typed while a save is under way after it', async () => {
    const { server, saver } = open();
    saver.edit('one');
    const saving = saver.flush();
    saver.edit('two');
    await saving;
    expect(server.note).toMatchObject({ note: 'two', version: 3 });
  });

  it('is removed when it is emptied, and can be written again', async () => {
    const { server, saver } = open();
    saver.edit(' ');
    await saver.flush();
    expect(server.note).toBeNull();
    saver.edit('Again');
    await saver.flush();
    expect(server.note).toMatchObject({ note: 'Again', version: 1 });
  });
});

describe('L1: a note without a connection', () => {
  it('says so, stays on the device, and is sent when the connection is back', async () => {
    const { server, device, saver } = open();
    server.isDown = true;
    saver.edit('Written in a train');
    await rest();
    expect(saver.getSnapshot()).toMatchObject({ phase: 'failed', text: 'Written in a train' });
    expect(device.draft).toEqual({ text: 'Written in a train', version: 1 });
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.note?.note).toBe('Written in a train');
    expect(saver.getSnapshot().phase).toBe('saved');
  });

  it('is restored and sent after the tab was closed', async () => {
    const { server, saver } = open({ draft: { text: 'Not sent yet', version: 1 } });
    expect(saver.getSnapshot()).toMatchObject({ text: 'Not sent yet', phase: 'waiting' });
    await rest();
    expect(server.note?.note).toBe('Not sent yet');
  });

  it('is a conflict after the tab was closed if the server has a newer text', async () => {
    const { server, saver } = open({ draft: { text: 'Mine', version: 0 } });
    await rest();
    expect(saver.getSnapshot()).toMatchObject({ phase: 'conflict', text: 'Mine', other: first });
    expect(server.note?.note).toBe('First');
  });
});

describe('I4: a note that another tab has changed', () => {
  async function meet() {
    const opened = open();
    opened.server.note = { note: 'Theirs', version: 2, changedAt: '2026-11-23T10:30:00Z' };
    opened.saver.edit('Mine');
    await rest();
    expect(opened.saver.getSnapshot()).toMatchObject({ phase: 'conflict', text: 'Mine', other: { note: 'Theirs' } });
    return opened;
  }

  it.each([
    ['mine', 'Mine'],
    ['other', 'Theirs'],
    ['both', 'Theirs\n\nMine'],
  ] as const)('keeps both texts until the member chooses %s', async (how, text) => {
    const { server, device, saver } = await meet();
    expect(device.draft?.text).toBe('Mine');
    saver.settle(how);
    await saver.flush();
    expect(server.note?.note).toBe(text);
    expect(saver.getSnapshot()).toMatchObject({ phase: 'saved', text, other: undefined });
    expect(device.draft).toBeUndefined();
  });

  it('asks again if the text changed again meanwhile', async () => {
    const { server, saver } = await meet();
    server.note = { note: 'Third', version: 3, changedAt: '2026-11-23T10:40:00Z' };
    saver.settle('mine');
    await saver.flush();
    expect(saver.getSnapshot()).toMatchObject({ phase: 'conflict', other: { note: 'Third' } });
  });

  it('shows a deletion as an empty text', async () => {
    const { server, saver } = open();
    server.note = null;
    saver.edit('Mine');
    await rest();
    expect(saver.getSnapshot()).toMatchObject({ phase: 'conflict', other: { note: '', version: 0 } });
    saver.settle('mine');
    await saver.flush();
    expect(server.note).toMatchObject({ note: 'Mine' });
  });

  it('is refused, and no conflict, if the server refuses for another reason; it is not sent again', async () => {
    const { options } = open();
    const save = vi.fn(() => Promise.reject(new RefusedError('You have 20,000 notes.')));
    const saver = createNoteSaver({ ...options, save });
    saver.edit('Mine');
    await rest();
    expect(saver.getSnapshot()).toMatchObject({ phase: 'refused', problem: 'You have 20,000 notes.' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(save).toHaveBeenCalledOnce();
    saver.dispose();
  });
});

it('L1: a note over the limit says by how much, is not sent, and is saved once it is shorter', async () => {
  const { server, device, saver } = open();
  saver.edit('x'.repeat(20_005));
  await rest();
  expect(saver.getSnapshot()).toMatchObject({ phase: 'refused', problem: expect.stringContaining('20,000') });
  expect(saver.getSnapshot().problem).toContain('5 characters');
  expect(device.draft?.text).toHaveLength(20_005);
  expect(server.note?.note).toBe('First');
  saver.edit('x'.repeat(20_000));
  await rest();
  expect(saver.getSnapshot().phase).toBe('saved');
});
