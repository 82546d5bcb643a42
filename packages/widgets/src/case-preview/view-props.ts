import type { MouseEvent, ReactNode, RefCallback } from 'react';
import type { LinkTarget } from '../parts/WidgetLink.js';
import type { CaseHeadLabels, CasePreviewLabels } from './messages.js';
import type { CaseSelection, PreviewMachine, PreviewState } from './types.js';

/** Properties of CasePreviewView. */
export interface CasePreviewViewProps {
  readonly state: PreviewState;
  readonly machine: PreviewMachine;
  readonly labels: CasePreviewLabels & CaseHeadLabels;
  readonly linkTarget: LinkTarget;
  /** Prefix of every id; unique in the document or shadow root. */
  readonly idBase: string;
  readonly headingLevel: number;
  /** `dialog`: a button that opens the preview. */
  readonly display: 'inline' | 'dialog';
  /** Text of the button. */
  readonly label: string;
  /** Ref of the outermost element. */
  readonly shown?: RefCallback<HTMLElement> | undefined;
  /** The error with its button. */
  readonly error: ReactNode;
  readonly onSelect?: ((selection: CaseSelection) => void) | undefined;
  /** Called for the link to the sign-in, the search, or the dialog (`href` is then empty or the case). */
  readonly onOpen?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
}
