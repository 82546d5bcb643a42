import { Button } from '@headnote/ui/button';
import { arrowLeftIcon, Icon } from '@headnote/ui/icon';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { useLastList } from '../layout/last-list.js';
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
  const lastList = useLastList();
  return (
    <section className="site-tools hn-no-print" aria-label="Reading tools">
      <div className="site-tools__row hn-container">
        {lastList !== undefined && (
          <Link className="hn-link hn-link--quiet site-tools__back" to={lastList.path}>
            <Icon shape={arrowLeftIcon} />
            {lastList.label}
          </Link>
        )}
        {kind === 'judgment' && <ParagraphLink text={text} />}
        <span className="site-tools__end">
          <Button
            variant="quiet"
            size="small"
            aria-label="A−, smaller text"
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
            aria-label="A+, larger text"
            disabled={size === TEXT_SIZES.at(-1)}
            onClick={() => onStep(1)}
          >
            A+
          </Button>
          <Button variant="quiet" size="small" className="site-tools__print" onClick={() => window.print()}>
            Print
          </Button>
        </span>
      </div>
    </section>
  );
}
