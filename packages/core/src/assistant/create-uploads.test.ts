import { describe, expect, it, vi } from 'vitest';
import type { AssistantFile } from '../contract/assistant/assistant-file.js';
import { assistantLimits } from '../contract/assistant/assistant-limits.js';
import { NetworkError } from '../errors/network-error.js';
import { RefusedError } from '../errors/refused-error.js';
import { createUploads, hasAllFiles, isUploading } from './create-uploads.js';
import type { UploadDuring } from './upload-source.js';

const kept = (change: Partial<AssistantFile> = {}): AssistantFile => ({
  id: 'u1',
  name: 'Notice.pdf',
  pages: 3,
  scannedPages: 1,
  uploadedAt: '2026-05-04T10:44:00.000Z',
  keptUntil: '2026-06-03T10:44:00.000Z',
  ...change,
});

function open(files: readonly AssistantFile[] = []) {
  const asked: UploadDuring[] = [];
  let settle: ((file: AssistantFile | Error) => void) | undefined;
  const source = {
    files: vi.fn(() => Promise.resolve(files)),
    deleteFile: vi.fn(() => Promise.resolve({ message: '' })),
    upload: (_: Blob, during: UploadDuring) => {
      asked.push(during);
      return new Promise<AssistantFile>((resolve, reject) => {
        settle = (end) => (end instanceof Error ? reject(end) : resolve(end));
      });
    },
  };
  const machine = createUploads({ source });
  machine.subscribe(() => undefined);
  const state = () => machine.getSnapshot();
  const listed = async () => {
    machine.open();
    await vi.waitFor(() => expect(state().files.phase).toBe('done'));
  };
  return { machine, source, state, asked, listed, settle: (end: AssistantFile | Error) => settle?.(end) };
}

const pdf = new File(['%PDF-1.7'], 'Notice.pdf');

describe("a member's PDFs", () => {
  it('tell how much is sent, then the pages that are read, and come first in the list', async () => {
    const { machine, state, asked, listed, settle } = open([kept({ id: 'u0' })]);
    await listed();
    expect(machine.upload(pdf)).toBe(true);
    expect(state().upload).toEqual({ phase: 'sending', name: 'Notice.pdf', sent: 0, total: 8 });
    asked[0]?.onSent({ sent: 5, total: 9 });
    expect(state().upload).toMatchObject({ phase: 'sending', sent: 5, total: 9 });
    asked[0]?.onSent({ sent: 9, total: 9 });
    expect(state().upload).toMatchObject({ phase: 'reading', page: 0, pages: 0 });
    asked[0]?.onPage({ page: 2, pages: 3 });
    expect(state().upload).toMatchObject({ phase: 'reading', page: 2, pages: 3 });
    expect([isUploading(state()), machine.upload(pdf)]).toEqual([true, false]);
    settle(kept());
    await vi.waitFor(() => expect(state().upload).toEqual({ phase: 'done', file: kept() }));
    expect(state().files).toMatchObject({ value: [{ id: 'u1' }, { id: 'u0' }] });
    machine.dismiss();
    expect(state().upload.phase).toBe('none');
  });

  it('list a file once that was uploaded again', async () => {
    const { machine, state, listed, settle } = open([kept({ id: 'u0' }), kept()]);
    await listed();
    machine.upload(pdf);
    settle(kept());
    await vi.waitFor(() => expect(state().files).toMatchObject({ value: [{ id: 'u1' }, { id: 'u0' }] }));
    expect(state().files).toMatchObject({ value: { length: 2 } });
  });

  it('say why a file was refused; one that is too large is not sent', async () => {
    const { machine, state, asked, settle } = open();
    machine.upload(pdf);
    settle(new RefusedError('This is no PDF.'));
    await vi.waitFor(() => expect(state().upload).toMatchObject({ phase: 'failed', error: { code: 'refused' } }));
    const large = new File([], 'Large.pdf');
    Object.defineProperty(large, 'size', { value: assistantLimits.maxFileBytes + 1 });
    machine.upload(large);
    expect(state().upload).toMatchObject({ phase: 'failed', name: 'Large.pdf', error: { code: 'too-large' } });
    expect(asked).toHaveLength(1);
  });

  it('end an upload when it is stopped or the panel closes, and ignore what comes late', async () => {
    const { machine, state, asked, settle } = open();
    machine.upload(pdf);
    machine.stop();
    expect(asked[0]?.signal?.aborted).toBe(true);
    asked[0]?.onPage({ page: 1, pages: 3 });
    settle(kept());
    await Promise.resolve();
    expect(state().upload.phase).toBe('none');
    machine.upload(pdf);
    machine.dispose();
    expect(asked[1]?.signal?.aborted).toBe(true);
  });

  it('are at most as many as are kept', async () => {
    const all = Array.from({ length: assistantLimits.maxFiles }, (_, at) => kept({ id: `u${at}` }));
    const { machine, state, listed } = open(all);
    await listed();
    expect([hasAllFiles(state()), machine.upload(pdf)]).toEqual([true, false]);
    await machine.remove('u3');
    expect([hasAllFiles(state()), machine.upload(pdf)]).toEqual([false, true]);
  });

  it('stay when a deletion fails, and a list that could not be read is read again', async () => {
    const { machine, source, state, listed } = open([kept()]);
    source.files.mockRejectedValueOnce(new NetworkError());
    machine.open();
    await vi.waitFor(() => expect(state().files.phase).toBe('failed'));
    await listed();
    source.deleteFile.mockRejectedValueOnce(new NetworkError());
    await machine.remove('u1');
    expect(state()).toMatchObject({ failure: { code: 'network' }, files: { value: [{ id: 'u1' }] } });
    await machine.remove('u1');
    expect(state()).toMatchObject({ failure: undefined, files: { value: [] } });
  });
});
