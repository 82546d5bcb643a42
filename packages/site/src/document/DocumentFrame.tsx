import './document.css';
import type { ReactNode } from 'react';

export interface DocumentFrameProps {
  /** `article` for a document, `div` while there is none. Default `article`. */
  readonly as?: 'article' | 'div';
  /** Inside the reader, whose container sets the width. Default false: the page's own container. */
  readonly isInReader?: boolean;
  readonly children: ReactNode;
}

/** The column of a document: head, text and foot share the left edge of the text. */
export function DocumentFrame({ as: Element = 'article', isInReader = false, children }: DocumentFrameProps) {
  return <Element className={`site-document${isInReader ? '' : ' hn-container'}`}>{children}</Element>;
}
