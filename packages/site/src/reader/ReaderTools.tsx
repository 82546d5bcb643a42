import { Button } from '@headnote/ui/button';
import { arrowLeftIcon, Icon } from '@headnote/ui/icon';
import { TextLink } from '@headnote/ui/link';
import type { ReactNode, RefObject } from 'react';
import { useLastList, useReturnToList } from '../shell/member/last-list.js';
import { HitNavigator, type HitNavigatorProps } from './hits/HitNavigator.js';
import { JumpBox, type CitationOf } from './jump/JumpBox.js';
import { messages } from './messages.js';
import { TEXT_SIZES, type TextSize } from './use-text-size.js';

/** What the tools work on. */
export interface ReaderToolsProps {
  readonly kind: 'judgment' | 'act';
  readonly text: RefObject<HTMLDivElement | null>;
  readonly size: TextSize;
  readonly onStep: (step: 1 | -1) => void;
  /** The hits of the search that led here. */
  readonly hits?: HitNavigatorProps | undefined;
  /** Formats the citation of a paragraph for a brief. */
  readonly citationOf?: CitationOf | undefined;
  /** Links of this kind of document. */
  readonly children?: ReactNode;
}

/** The bar above a text: back, hits, places to jump to, size, print. */
export function ReaderTools({ kind, text, size, onStep, hits, citationOf, children }: ReaderToolsProps) {
  const lastList = useLastList();
  const returnToList = useReturnToList(lastList);
  return (
    <section className="site-tools hn-no-print" aria-label={messages.tools}>
      <div className="site-tools__row hn-container">
        {lastList !== undefined && (
          <TextLink kind="quiet" className="site-tools__back" href={lastList.path} onClick={returnToList}>
            <Icon shape={arrowLeftIcon} />
            <span className="site-tools__word">{lastList.label}</span>
          </TextLink>
        )}
        {hits && <HitNavigator {...hits} />}
        {kind === 'judgment' && <JumpBox text={text} citationOf={citationOf} />}
        {children}
        <span className="site-tools__end">
          <Button
            variant="quiet"
            size="small"
            aria-label={messages.smallerText}
            disabled={size === TEXT_SIZES[0]}
            onClick={() => onStep(-1)}
          >
            {messages.smaller}
          </Button>
          <output className="site-tools__size" aria-label={messages.size}>
            {size}
          </output>
          <Button
            variant="quiet"
            size="small"
            aria-label={messages.largerText}
            disabled={size === TEXT_SIZES.at(-1)}
            onClick={() => onStep(1)}
          >
            {messages.larger}
          </Button>
          <Button variant="quiet" size="small" className="site-tools__print" onClick={() => window.print()}>
            {messages.print}
          </Button>
        </span>
      </div>
    </section>
  );
}
