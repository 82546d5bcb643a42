import { createHmac, timingSafeEqual } from 'node:crypto';

/** A notice older than this is refused, so that a copied one is worth nothing later (J4). */
const MAX_AGE_SECONDS = 300;

/** Signs a notice: seconds since 1970, and an HMAC of the seconds and the exact bytes of the body. */
export function signNotice(body: string, { secret, at }: { readonly secret: string; readonly at: number }): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${macOf(`${seconds}.${body}`, secret)}`;
}

interface Verification {
  /** The current secret, and the one before while it is being replaced. */
  readonly secrets: readonly string[];
  readonly now: number;
}

/** True if one of the secrets signed exactly these bytes not long ago. */
export function isSignedNotice(body: string, signature: string, { secrets, now }: Verification): boolean {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || mac === undefined) return false;
  if (Math.abs(now / 1000 - Number(seconds)) > MAX_AGE_SECONDS) return false;
  return secrets.some((secret) => isSame(macOf(`${seconds}.${body}`, secret), mac));
}

/** Compares in constant time. */
export function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const macOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
