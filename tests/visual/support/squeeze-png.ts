import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** The number of colours in one byte per pixel. */
const PALETTE = 256;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const RGB = 2;
const RGBA = 6;
const INDEXED = 3;

/**
 * Compresses a PNG without loss: one byte per pixel where there are few colours, no filters, best compression, which suits flat
 * colours. The same pixels always give the same bytes. Accepts Chromium's PNGs: eight bits, RGB or RGBA, not interlaced.
 */
export function squeezePng(png: Buffer): Buffer {
  const { width, height, pixels } = readPixels(png);
  const colours = new Map<number, number>();
  const indexes = Buffer.alloc((width + 1) * height);
  const plain = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = pixels.readUIntBE((y * width + x) * 3, 3);
      const index = colours.get(colour) ?? colours.size;
      if (index === colours.size) colours.set(colour, index);
      if (index < PALETTE) indexes[y * (width + 1) + 1 + x] = index;
      plain.writeUIntBE(colour, y * (width * 3 + 1) + 1 + x * 3, 3);
    }
  }
  const isIndexed = colours.size <= PALETTE;
  const palette = Buffer.alloc(colours.size * 3);
  for (const [colour, index] of colours) if (isIndexed) palette.writeUIntBE(colour, index * 3, 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, isIndexed ? INDEXED : RGB], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(isIndexed ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(isIndexed ? indexes : plain, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

function readPixels(png: Buffer): { width: number; height: number; pixels: Buffer } {
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length; at += png.readUInt32BE(at) + 12) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const [width, height, depth, kind, interlaced] = [
    png.readUInt32BE(16),
    png.readUInt32BE(20),
    png[24],
    png[25],
    png[28],
  ];
  if (depth !== 8 || (kind !== RGB && kind !== RGBA) || interlaced !== 0)
    throw new Error(`Unsupported PNG: ${depth} bits, kind ${kind}, interlaced ${interlaced}.`);
  const size = kind === RGB ? 3 : 4;
  const lines = unfilter(inflateSync(Buffer.concat(parts)), width * size, size);
  if (size === 3) return { width, height, pixels: lines };
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i += 1) lines.copy(pixels, i * 3, i * 4, i * 4 + 3);
  return { width, height, pixels };
}

/** Removes the filters of a PNG's lines (PNG specification, section 9). */
function unfilter(data: Buffer, stride: number, size: number): Buffer {
  const height = data.length / (stride + 1);
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x >= size ? (out[at - size] ?? 0) : 0;
      const up = y > 0 ? (out[at - stride] ?? 0) : 0;
      const corner = x >= size && y > 0 ? (out[at - stride - size] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[at] = ((data[y * (stride + 1) + 1 + x] ?? 0) + guess) & 255;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
