/** Takes bytes from a stream in sizes of the caller's choice. */
export interface ByteQueue {
  /** Returns so many bytes, fewer only at the end of the stream. */
  take(size: number): Promise<Buffer>;
  /** Returns the next bytes, at most so many; none at the end of the stream. */
  some(most: number): Promise<Uint8Array>;
}

/** Opens a stream; holds one of its chunks at a time. */
export function openByteQueue(chunks: AsyncIterable<Uint8Array>): ByteQueue {
  const source = chunks[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();

  async function some(most: number): Promise<Uint8Array> {
    while (rest.length === 0) {
      const next = await source.next();
      if (next.done === true) return rest;
      rest = next.value;
    }
    const first = rest.subarray(0, most);
    rest = rest.subarray(first.length);
    return first;
  }

  return {
    some,
    async take(size) {
      const parts: Uint8Array[] = [];
      let missing = size;
      while (missing > 0) {
        const part = await some(missing);
        if (part.length === 0) break;
        parts.push(part);
        missing -= part.length;
      }
      return Buffer.concat(parts);
    },
  };
}
