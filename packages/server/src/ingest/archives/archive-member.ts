/** A file inside of an archive. */
export interface ArchiveMember {
  /** The path in the archive. */
  readonly name: string;
  /** Its bytes, once, before the next member is asked for; what is left is passed over. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** Reads the members of an archive in their order. Throws a FileProblem where the archive is damaged or ends too early. */
export type ReadArchive = (chunks: AsyncIterable<Uint8Array>) => AsyncGenerator<ArchiveMember>;

/** Returns the bytes of a member, or undefined if it has more than `most`. */
export async function readBody({ body }: ArchiveMember, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
