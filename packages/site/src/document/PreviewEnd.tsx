import { ButtonLink } from '@headnote/ui/button';
import { useMember } from '../app/use-member.js';

/** Where a preview leads on. */
export interface PreviewEndProps {
  readonly kind: 'judgment' | 'act';
  readonly signInPath: string;
  readonly readerPath: string;
}

/** The end of a preview: signing in for a visitor, the whole text for a member. */
export function PreviewEnd({ kind, signInPath, readerPath }: PreviewEndProps) {
  const isMember = useMember() !== undefined;
  return (
    <div className="site-preview-end">
      {isMember ? (
        <ButtonLink href={readerPath} variant="primary">
          {`Open the full ${kind}`}
        </ButtonLink>
      ) : (
        <>
          <p>{`This is the beginning of the ${kind}.`}</p>
          <ButtonLink href={signInPath} variant="primary">
            {`Log in to view the full ${kind}`}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
