import { createMessageTexts } from '../../messages/message-texts.js';
import { queueMessage } from '../../messages/queue-message.js';
import type { Cells } from '../../runtime/budgets/cells.js';
import { createWorkQueue } from '../../runtime/work-queue.js';
import { createWorkProofs } from '../work-proofs.js';
import { createCodeBudgets } from './code-budgets.js';
import type { FlowParts } from './flow-parts.js';
import { createFlowStore } from './flow-store.js';
import { createFlowSecrets } from './secrets.js';
import { STEP_QUEUE } from './step-queue.js';

interface FlowPartsOptions extends Pick<FlowParts, 'db' | 'hasher' | 'sessions' | 'hasSms' | 'now'> {
  readonly pepper: string;
  /** Name of the operator's library, for messages. */
  readonly brand: string;
  readonly cells: Cells;
  /** Tells the operator something. */
  readonly warn: (details: object, message: string) => void;
}

/** Creates what registration, reset and a member's own account share. */
export function createFlowParts({ pepper, brand, cells, warn, ...parts }: FlowPartsOptions): FlowParts {
  const secrets = createFlowSecrets({ pepper });
  return {
    ...parts,
    secrets,
    flows: createFlowStore({ secrets, now: parts.now }),
    codes: createCodeBudgets({ proofs: createWorkProofs({ secrets, cells }), now: parts.now, warn }),
    texts: createMessageTexts({ name: brand }),
    inTurn: createWorkQueue(STEP_QUEUE),
    queue: async (transaction, message) => void (await queueMessage(transaction, message, parts.now())),
  };
}
