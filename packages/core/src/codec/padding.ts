/** Removes PKCS#7 padding. Returns undefined unless every byte of the padding is correct. */
export function unpad(bytes: Uint8Array, blockLength: number): Uint8Array | undefined {
  const length = bytes.at(-1) ?? 0;
  if (length < 1 || length > blockLength) return undefined;
  const isPadding = bytes.subarray(-length).every((byte) => byte === length);
  return isPadding ? bytes.subarray(0, bytes.length - length) : undefined;
}
