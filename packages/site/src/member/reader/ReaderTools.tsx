import { Button } from '@headnote/ui/button';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { ParagraphLink } from './ParagraphLink.js';
import { TEXT_SIZES, type TextSize } from './use-text-size.js';

/** What the tools work on. */
export interface ReaderToolsProps {
  readonly kind: 'judgment' | 'act';
  readonly text: RefObject<HTMLDivElement | null>;
  readonly size: TextSize;
  readonly onStep: (step: 1 | -1) => void;
}

/** The bar above a text: back, size, link to a paragraph, print. */
export function ReaderTools({ kind, text, size, onStep }: ReaderToolsProps) {
  const navigate = useNavigate();
  return (
    <div className="site-tools hn-no-print" role="group" aria-label="Reading tools">
      <div className="site-tools__row hn-container">
        <Button variant="quiet" size="small" onClick={() => void navigate(-1)}>
          Back
        </Button>
        {kind === 'judgment' && <ParagraphLink text={text} />}
        <span className="site-tools__end">
          <Button
            variant="quiet"
            size="small"
            aria-label="Smaller text"
            disabled={size === TEXT_SIZES[0]}
            onClick={() => onStep(-1)}
          >
            A−
          </Button>
          <output className="site-tools__size" aria-label="Text size">
            {size}
          </output>
          <Button
            variant="quiet"
            size="small"
            aria-label="Larger text"
            disabled={size === TEXT_SIZES.at(-1)}
            onClick={() => onStep(1)}
          >
            A+
          </Button>
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            Print
          </Button>
        </span>
      </div>
    </div>
  );
}
