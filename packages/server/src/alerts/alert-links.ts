import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed link does. */
export type LinkPurpose = 'stop' | 'stop-all' | 'feed';

/** Signed parts of links: an id and the proof that this library wrote it. */
export interface AlertLinks {
  sign(purpose: LinkPurpose, id: string): string;
  /** Returns the id; undefined for a link that was changed, or of another purpose. */
  read(purpose: LinkPurpose, token: string): string | undefined;
}

/** Signs with a key of its own, made from the server's secret. */
export function createAlertLinks(secret: string): AlertLinks {
  const key = createHmac('sha256', secret).update('links of alerts').digest();
  const mac = (purpose: LinkPurpose, id: string) =>
    createHmac('sha256', key).update(`${purpose}\n${id}`).digest('base64url');
  return {
    sign: (purpose, id) => `${id}.${mac(purpose, id)}`,
    read(purpose, token) {
      const end = token.lastIndexOf('.');
      const id = token.slice(0, Math.max(end, 0));
      const given = Buffer.from(token.slice(end + 1));
      const own = Buffer.from(mac(purpose, id));
      return end > 0 && given.length === own.length && timingSafeEqual(given, own) ? id : undefined;
    },
  };
}
