import { randomBytes } from 'node:crypto';
import type { CellKind, Cells } from '../runtime/budgets/cells.js';
import { MAX_PROOF_BITS, isProof } from '@headnote/core/session/proof';
import type { FlowSecrets } from './flows/secrets.js';

/** Zero bits of the first proof: about 65,000 hashes, a tenth of a second in a browser. Each failure adds one bit. */
const FIRST_BITS = 16;
/** A phone that needs 15 seconds for the dearest proof still has time to send it. */
const VALID_MS = 2 * 60 * 1000;
/** Characters of the stamp that only this server can make: 96 bits. */
const STAMP_LENGTH = 16;
/** Used proofs that are remembered: 50 MB. Each costs at least 65,000 hashes, so a flood does not fill it in two minutes. */
const USED: CellKind = { name: 'proofs', keepMs: VALID_MS, max: 200_000 };

/** What a proof is for: a sign-in, with the failures of that account, or a code, with those that its network asked for. */
export interface ProofOf {
  /** The account, or the kind of the code. */
  readonly account: string;
  readonly address: string;
  readonly failures: number;
}

/** Proofs of work with which sign-ins and codes pass the budget of everyone together. */
export interface WorkProofs {
  /** A challenge for this account from this address. */
  challengeFor(of: ProofOf): string;
  /** Whether the text is a valid proof for this account from this address; it then counts as used. */
  use(proof: string, of: ProofOf): Promise<boolean>;
}

interface WorkProofsOptions {
  readonly secrets: FlowSecrets;
  readonly cells: Cells;
}

/** Creates them. A challenge is stored nowhere: its stamp shows that it is this library's and for whom it is. */
export function createWorkProofs({ secrets, cells }: WorkProofsOptions): WorkProofs {
  const bitsFor = (failures: number) => Math.min(FIRST_BITS + failures, MAX_PROOF_BITS);
  const stampOf = (start: string, { account, address }: ProofOf) =>
    // A challenge with the times of another clock must not be valid.
    secrets.keyOf([cells.clockId, start, address, account].join('\n')).slice(0, STAMP_LENGTH);
  return {
    challengeFor(of) {
      const until = Math.ceil(cells.now() + VALID_MS).toString(36);
      const start = `${bitsFor(of.failures)}.${until}.${randomBytes(6).toString('base64url')}`;
      return `${start}.${stampOf(start, of)}`;
    },
    async use(proof, of) {
      const [bits = '', until = '', nonce = '', stamp = ''] = proof.split('.');
      const start = `${bits}.${until}.${nonce}`;
      const end = Number.parseInt(until, 36);
      if (stamp !== stampOf(start, of) || !(end > cells.now()) || Number(bits) < bitsFor(of.failures)) return false;
      if (!isProof(proof)) return false;
      return cells.change<number, boolean>(USED, start, (before) => ({ value: 1, result: before === undefined }));
    },
  };
}
