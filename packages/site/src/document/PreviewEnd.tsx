import { formatIndianNumber } from '@headnote/core/format';
import type { DocumentExtent } from '@headnote/core/contract';
import { ButtonLink } from '@headnote/ui/button';
import { TextLink } from '@headnote/ui/link';
import { useLocation } from 'react-router';
import { useMember } from '../services/use-member.js';
import { registrationPath } from '../links/links.js';
import { messages } from './messages.js';

/** Where a preview leads, and what it leaves out. */
export interface PreviewEndProps {
  readonly kind: 'judgment' | 'act';
  readonly signInPath: string;
  readonly readerPath: string;
  readonly extent: DocumentExtent | null;
}

/** The end of a preview: what is missing, and sign-in for a visitor, the whole text for a member. */
export function PreviewEnd({ kind, signInPath, readerPath, extent }: PreviewEndProps) {
  const isMember = useMember() !== undefined;
  const { search } = useLocation();
  const texts = kind === 'judgment' ? messages.judgment : messages.bareAct;
  const isCut = extent !== null && extent.shown < extent.length;
  const rest = isCut && extent.firstMissing && extent.last ? texts.rest(extent.firstMissing, extent.last) : '';
  const range = isCut && extent.firstMissing && extent.last ? texts.range(extent.firstMissing, extent.last) : '';
  return (
    <div className={`site-preview-end hn-no-print${isCut ? ' site-preview-end--cut' : ''}`}>
      {range !== '' && (
        <span className="site-preview-end__range" aria-hidden="true">
          {range}
        </span>
      )}
      <p className="site-preview-end__text">
        {isCut
          ? texts.cut({ shown: formatIndianNumber(extent.shown), all: formatIndianNumber(extent.length), rest })
          : texts.whole}
      </p>
      <div className="site-preview-end__ways">
        {isMember ? (
          <ButtonLink href={readerPath} variant="primary">
            {texts.open}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink href={signInPath} variant="primary">
              {texts.signIn}
            </ButtonLink>
            <TextLink href={registrationPath(search)}>{messages.trial}</TextLink>
          </>
        )}
      </div>
    </div>
  );
}
