import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Makes and compares the secrets of registrations and resets. All stored forms are useless without the pepper. */
export interface FlowSecrets {
  /** A new code of six digits. */
  newCode(): string;
  /** A handle that a client returns: 256 random bits. */
  newHandle(): string;
  /** The same as a positive number, which the contract wants for registrations: 48 random bits. */
  newFlowNumber(): string;
  hashHandle(handle: string): string;
  hashCode(code: string, handleHash: string): string;
  matchesCode(code: string, handleHash: string, codeHash: string): boolean;
  /** The stored form of an address or number to which codes go. */
  keyOf(destination: string): string;
  /** The stored form of a device of one member. */
  keyOfDevice(userId: number, device: string): string;
}

/** The largest range that `randomInt` takes. */
const FLOW_NUMBERS = 2 ** 48 - 1;

/** Creates them with the pepper of the passwords. */
export function createFlowSecrets({ pepper }: { readonly pepper: string }): FlowSecrets {
  const keyed = (purpose: string, text: string) =>
    createHmac('sha256', pepper).update(`${purpose}\n${text}`).digest('base64url');
  const hashCode = (code: string, handleHash: string) => keyed('code', `${handleHash}\n${code}`);
  return {
    newCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
    newHandle: () => randomBytes(32).toString('base64url'),
    newFlowNumber: () => String(randomInt(1, FLOW_NUMBERS)),
    hashHandle: (handle) => createHash('sha256').update(handle).digest('base64url'),
    hashCode,
    matchesCode: (code, handleHash, codeHash) =>
      codeHash !== '' && timingSafeEqual(Buffer.from(hashCode(code, handleHash)), Buffer.from(codeHash)),
    keyOf: (destination) => keyed('destination', destination),
    keyOfDevice: (userId, device) => keyed('device', `${userId}\n${device}`),
  };
}
