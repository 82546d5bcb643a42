import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../runtime/package-root.js';

const RATE = 16_000;
const HEADER_BYTES = 44;
/** Loudness of the noise, of 32,767; the digits reach 24,000. */
const NOISE = 1_000;

let recordings: readonly Int16Array[] | undefined;

/** The ten spoken digits, as 16-bit samples at 16 kHz. Read once. */
function readRecordings(): readonly Int16Array[] {
  recordings ??= Array.from({ length: 10 }, (_, digit) => {
    const file = readFileSync(join(packageRoot, 'speech', `${digit}.wav`)).subarray(HEADER_BYTES);
    return Int16Array.from({ length: file.length / 2 }, (__, index) => file.readInt16LE(index * 2));
  });
  return recordings;
}

/** Speaks digits one after another over noise, at a varying speed. Returns a WAV file. */
export function speakDigits(digits: string, random: () => number): Buffer {
  const spoken = readRecordings();
  const once = digits
    .split('')
    .flatMap((digit) => [
      ...stretch(spoken[Number(digit)] ?? new Int16Array(), 0.94 + random() * 0.14),
      ...silence(0.35 + random() * 0.25),
    ]);
  const samples = [...silence(0.4), ...once];
  let noise = 0;
  return wavFile(
    samples.map((sample) => {
      // Filtered, so that it lies where the voice is and is not a hiss.
      noise = noise * 0.7 + (random() * 2 - 1) * NOISE;
      return Math.max(-32_768, Math.min(32_767, Math.round(sample + noise)));
    }),
  );
}

const silence = (seconds: number): number[] => Array.from({ length: Math.round(seconds * RATE) }, () => 0);

function stretch(samples: Int16Array, factor: number): number[] {
  return Array.from({ length: Math.floor(samples.length * factor) }, (_, index) => {
    const at = index / factor;
    const before = samples[Math.floor(at)] ?? 0;
    const after = samples[Math.floor(at) + 1] ?? before;
    return before + (after - before) * (at % 1);
  });
}

function wavFile(samples: readonly number[]): Buffer {
  const file = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries()) file.writeInt16LE(sample, HEADER_BYTES + index * 2);
  return file;
}
