import './preview.css';
import { AdsProvider } from '@headnote/ui/ad-slot';
import { Breadcrumb, type Crumb } from '@headnote/ui/breadcrumb';
import { Button, ButtonLink } from '@headnote/ui/button';
import { codeIcon, Icon, printerIcon } from '@headnote/ui/icon';
import type { ReactNode } from 'react';
import { useMember } from '../services/use-member.js';
import { Advertisement } from './Advertisements.js';
import { DocumentFrame } from './DocumentFrame.js';
import { messages } from './messages.js';

export interface PreviewFrameProps {
  readonly crumbs: readonly Crumb[];
  /** Address that shows how to put the document into another page; empty for none. */
  readonly embedPath?: string;
  /** What the reader may do next, above the text. */
  readonly offer: ReactNode;
  /** Right of the text, on a narrow page below it. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** The page of a preview: path and tools, the text on the reader's grid, and places for advertisements around it. */
export function PreviewFrame({ crumbs, embedPath = '', offer, side, children }: PreviewFrameProps) {
  const member = useMember();
  return (
    // Whoever pays sees no advertisements.
    <AdsProvider settings={{ isOff: member !== undefined && member.daysRemaining > 0 }}>
      <div className="site-preview-bar hn-no-print">
        <div className="site-preview-bar__row hn-container">
          <Breadcrumb crumbs={crumbs} />
          <div className="site-preview-bar__tools">
            <Button
              variant="quiet"
              size="small"
              className="site-preview-bar__print"
              icon={<Icon shape={printerIcon} size={16} />}
              onClick={() => window.print()}
            >
              {messages.print}
            </Button>
            {embedPath !== '' && (
              <ButtonLink href={embedPath} variant="quiet" size="small" icon={<Icon shape={codeIcon} size={16} />}>
                {messages.embed}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      <div className="site-preview-offer hn-container hn-no-print">{offer}</div>
      <div className="site-preview hn-container">
        <Advertisement placement="left" />
        <DocumentFrame isInReader>
          {children}
          <Advertisement placement="below" />
        </DocumentFrame>
        <div className="site-preview__side hn-no-print">
          {side}
          <Advertisement placement="right" />
        </div>
      </div>
    </AdsProvider>
  );
}
