import type { ErrorCode } from '@headnote/core/errors';

/** The answer of every call of the contract; some calls add `outdata1`, `outdata2` or `outdatalist`. */
export interface AnswerEnvelope {
  readonly flag: boolean;
  readonly message: string;
  readonly outdata: unknown;
  readonly outdata1?: unknown;
  readonly outdata2?: unknown;
  readonly outdatalist?: readonly unknown[];
}

/** The envelope of a failed request. */
export interface ErrorEnvelope extends AnswerEnvelope {
  readonly flag: false;
  readonly outdata: null;
  readonly code: ErrorCode;
  readonly requestId: string;
  /** Of a refused call that passes with a proof of work. */
  readonly challenge?: string | undefined;
}

/** Returns the envelope of a success. */
export function answered(parts: Partial<Omit<AnswerEnvelope, 'flag'>>): AnswerEnvelope {
  return { flag: true, message: '', outdata: null, ...parts };
}
