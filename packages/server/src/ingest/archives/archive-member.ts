/** A file inside of an archive. */
export interface ArchiveMember {
  /** The path in the archive: a label, and never a place on this machine. */
  readonly name: string;
  /** Bytes that the archive says it has. */
  readonly size: number;
  /** Bytes of the archive before it. */
  readonly position: number;
  /**
   * Its bytes, once, before the next member is asked for; what is left is passed over. Throws a MemberProblem if only this
   * member cannot be read, and a FileProblem if the archive is damaged or ends too early.
   */
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Reads the members of an archive in their order. Throws a FileProblem where the archive is damaged, ends too early, or goes
 * on after its end.
 */
export type ReadArchive = (path: string) => AsyncGenerator<ArchiveMember>;

/** One member of an archive cannot be read; the others can. The message explains why to the person who runs the import. */
export class MemberProblem extends Error {
  override readonly name = 'MemberProblem';
}

/** Why a link is no file. */
export const LINK = 'This is a link inside of the archive; links are not followed.';

/** The bytes of a member that has none that can be read. */
export function noBody(reason: string): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new MemberProblem(reason)) }),
  };
}

/** Returns the bytes of a member, or undefined if it has more than `most`. */
export async function readBody({ body, size: stated }: ArchiveMember, most: number): Promise<Buffer | undefined> {
  if (stated > most) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
