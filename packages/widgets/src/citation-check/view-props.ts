import type { CheckMachine, CheckState } from '@headnote/core/brief-check';
import type { RefCallback } from 'react';
import type { LinkTarget } from '../parts/WidgetLink.js';
import type { CitationCheckLabels } from './messages.js';

/** Properties of CheckView. */
export interface CheckViewProps {
  readonly state: CheckState;
  readonly machine: CheckMachine;
  readonly labels: CitationCheckLabels;
  readonly linkTarget: LinkTarget;
  readonly headingLevel: number;
  /** Prefix of every id; unique in the document or shadow root. */
  readonly idBase: string;
  /** Ref of the outermost element. */
  readonly shown?: RefCallback<HTMLElement> | undefined;
}
