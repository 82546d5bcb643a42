import { messages } from './messages.js';

/** `812 kB`, `3.4 MB`. */
export function sizeOf(bytes: number): string {
  return bytes < 1_000_000
    ? messages.kilobytes(String(Math.max(1, Math.round(bytes / 1000))))
    : messages.megabytes((bytes / 1_000_000).toFixed(1));
}
