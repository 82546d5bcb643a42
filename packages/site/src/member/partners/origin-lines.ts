import { partnerLimits } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { webOrigin } from '@headnote/core/validation';
import { messages } from './messages.js';

/** The addresses of a text with one on each line. */
export function readOriginLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Says which line is not the address of a website and what to enter; an empty text if all are. */
export function originLines(value: unknown): string {
  const lines = readOriginLines(String(value));
  if (lines.length > partnerLimits.origins) return messages.origins.tooMany(formatIndianNumber(partnerLimits.origins));
  const wrong = lines.find((line) => webOrigin(line) !== '');
  return wrong === undefined ? '' : `${wrong}: ${webOrigin(wrong)}`;
}
