import type { CallOptions } from './call-options.js';

/** Solves a challenge, in a worker (`solveProof`). */
export type Solve = (challenge: string, options?: { readonly signal?: AbortSignal }) => Promise<string>;

/** Proofs of one call: the cost of the first may have risen while it was computed. */
const MAX_PROOFS = 3;

/** How a call is sent. */
interface ProofOptions<Input> {
  readonly input: Input;
  /** Its signal ends the proof too. */
  readonly call?: CallOptions | undefined;
  /** Without it, a refusal with a challenge is final. */
  readonly solve?: Solve | undefined;
}

/**
 * Sends a call that takes a proof of work: the sign-in, a registration, its code again, or a reset. If the server refuses it
 * with a challenge, the call goes again with its solution, up to three times. Rejects like the call; with a BusyError if
 * no solution was enough.
 */
export async function sendWithProof<Input extends { readonly proof?: string }, Answer>(
  send: (input: Input, call?: CallOptions) => Promise<Answer>,
  { input, call, solve }: ProofOptions<Input>,
): Promise<Answer> {
  let sent = input;
  for (let proofs = 0; ; proofs += 1) {
    try {
      return await send(sent, call);
    } catch (error) {
      const challenge = (error as { readonly challenge?: string }).challenge;
      if (!solve || !challenge || proofs === MAX_PROOFS) throw error;
      sent = { ...input, proof: await solve(challenge, call) };
    }
  }
}
