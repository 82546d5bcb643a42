import { keptText } from '../../shell/member/kept-text.js';

/** The handle of a registration in this tab that waits for its code; undefined if there is none. */
export function waitingActivation(): string | undefined {
  try {
    const draft = JSON.parse(keptText('registration') || '{}') as { registered?: { handle?: unknown } } | null;
    const handle = draft?.registered?.handle;
    return typeof handle === 'string' && handle !== '' ? handle : undefined;
  } catch {
    // Another version of the page wrote it.
    return undefined;
  }
}
