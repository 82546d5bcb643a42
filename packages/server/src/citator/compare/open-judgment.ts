import type { ClaimAnswer } from '@headnote/core/contract';

/** What is known of one judgment. */
export interface OpenJudgment {
  readonly quotation: (quotation: string) => Omit<ClaimAnswer, 'pinpoint' | 'last'>;
  readonly pinpoint: (pinpoint: string, citation: string) => Pick<ClaimAnswer, 'pinpoint' | 'last'>;
}
