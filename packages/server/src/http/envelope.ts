import type { ErrorCode } from '@headnote/core/errors';

/** What every call of the contract answers; a call adds `outdata1`, `outdata2` or `outdatalist` where it has them. */
export interface AnswerEnvelope {
  readonly flag: boolean;
  readonly message: string;
  readonly outdata: unknown;
  readonly outdata1?: unknown;
  readonly outdata2?: unknown;
  readonly outdatalist?: readonly unknown[];
}

/** The envelope of a request that was not carried out. */
export interface ErrorEnvelope extends AnswerEnvelope {
  readonly flag: false;
  readonly outdata: null;
  readonly code: ErrorCode;
  readonly requestId: string;
}

/** Envelope of a success. */
export function answered(parts: Partial<Omit<AnswerEnvelope, 'flag'>>): AnswerEnvelope {
  return { flag: true, message: '', outdata: null, ...parts };
}
