import { crc32 } from 'node:zlib';

/** A file of a tar archive, with a header of the given kind: `0` a file, `x` fields of POSIX before one, `L` a long name. */
export function tarPart(name: string, content: string | Uint8Array, kind = '0'): Buffer {
  const bytes = Buffer.from(content);
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${bytes.length.toString(8).padStart(11, '0')} `, 124);
  header.write(kind, 156);
  return Buffer.concat([signTarHeader(header), bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
}

/** Writes the checksum into the header at the beginning of the bytes. */
export function signTarHeader(bytes: Buffer): Buffer {
  bytes.write('        ', 148);
  const sum = bytes.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}

/** A zip archive of so many files, `0.pdf` with the text `0` and so on, with the end of zip64. */
export function zip64Of(count: number): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const text = Buffer.from(String(index));
    const name = Buffer.from(`${index}.pdf`);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04_03_4b_50, 0);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(crc32(text), 0);
    sizes.writeUInt32LE(text.length, 4);
    sizes.writeUInt32LE(text.length, 8);
    sizes.writeUInt16LE(name.length, 12);
    sizes.copy(local, 14);
    parts.push(local, name, text);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    sizes.copy(entry, 16);
    // The place is in the extra field, as for archives of more than 4 GB.
    const extra = Buffer.alloc(12);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(at), 4);
    entry.writeUInt16LE(extra.length, 30);
    entry.writeUInt32LE(0xff_ff_ff_ff, 42);
    directory.push(entry, name, extra);
    at += local.length + name.length + text.length;
  }
  const list = Buffer.concat(directory);
  const end64 = Buffer.alloc(56);
  end64.writeUInt32LE(0x06_06_4b_50, 0);
  end64.writeBigUInt64LE(44n, 4);
  for (const [value, place] of [
    [count, 24],
    [count, 32],
    [list.length, 40],
    [at, 48],
  ] as const)
    end64.writeBigUInt64LE(BigInt(value), place);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07_06_4b_50, 0);
  locator.writeBigUInt64LE(BigInt(at + list.length), 8);
  const end = Buffer.alloc(22, 0xff);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt32LE(0, 4);
  end.writeUInt16LE(0, 20);
  return Buffer.concat([...parts, list, end64, locator, end]);
}
