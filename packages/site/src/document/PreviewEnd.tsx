import { ButtonLink } from '@headnote/ui/button';
import { useMember } from '../app/use-member.js';
import { messages } from './messages.js';

/** Where a preview leads. */
export interface PreviewEndProps {
  readonly kind: 'judgment' | 'act';
  readonly signInPath: string;
  readonly readerPath: string;
}

/** The end of a preview: sign-in for a visitor, the whole text for a member. */
export function PreviewEnd({ kind, signInPath, readerPath }: PreviewEndProps) {
  const isMember = useMember() !== undefined;
  const texts = kind === 'judgment' ? messages.judgment : messages.bareAct;
  return (
    <div className="site-preview-end hn-no-print">
      {isMember ? (
        <ButtonLink href={readerPath} variant="primary">
          {texts.open}
        </ButtonLink>
      ) : (
        <>
          <p>{texts.beginning}</p>
          <ButtonLink href={signInPath} variant="primary">
            {texts.signIn}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
