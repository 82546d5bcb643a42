import { assistantLimits } from '@headnote/core/contract';

/**
 * Characters that no name needs: controls, and marks that turn the direction of what follows, so that `gpj.exe` reads as another
 * name. The two joiners stay, because Hindi words need them.
 */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2028\u2029]/gu;

const NO_NAME = 'PDF';

/** Returns the name of a file as it is shown: without folders and hidden characters, and not too long. */
export function shownName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const name = last.replace(HIDDEN, '').replace(/\s+/g, ' ').trim();
  const short = Array.from(name).slice(0, assistantLimits.maxFileName).join('').trim();
  return /^\.*$/.test(short) ? NO_NAME : short;
}
