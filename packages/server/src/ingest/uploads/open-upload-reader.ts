import type { UploadReader } from '../../assistant/files/upload-reader.js';
import { uploadLimits } from '../texts/text-limits.js';
import { openTextPool } from '../texts/text-pool.js';

/** Processes that read at the same time: each takes a processor for seconds. */
const READERS = 2;

/** Opens the reader of members' PDFs. Starts a process for each file; none waits. */
export function openUploadReader(): UploadReader {
  const pool = openTextPool(READERS, uploadLimits);
  return {
    async read(bytes, hears) {
      const reply = await pool.read({ kind: 'upload', bytes }, hears);
      if (reply.ok && reply.upload !== undefined) return { ok: true, text: reply.upload };
      return { ok: false, problem: reply.ok ? '' : (reply.problem ?? '') };
    },
    close: () => pool.close(),
  };
}
