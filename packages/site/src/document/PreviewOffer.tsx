import { Banner } from '@headnote/ui/banner';
import { TextLink } from '@headnote/ui/link';
import { useLocation } from 'react-router';
import { useMember } from '../services/use-member.js';
import { PACKAGES_PATH, registrationPath } from '../links/links.js';
import { messages } from './messages.js';
import { useReaderInstead } from './use-reader-instead.js';

interface PreviewOfferProps {
  readonly kind: 'judgment' | 'act';
  readonly readerPath: string;
}

/** Above a preview: the trial for a visitor, the whole text for a member until the reader is there, the packages for one whose subscription has ended. */
export function PreviewOffer({ kind, readerPath }: PreviewOfferProps) {
  const member = useMember();
  const { search } = useLocation();
  useReaderInstead(readerPath);
  const { offer, trial } = messages;
  if (member === undefined)
    return <Banner action={<TextLink href={registrationPath(search)}>{trial}</TextLink>}>{offer.visitor}</Banner>;
  if (member.daysRemaining === 0)
    return (
      <Banner tone="caution" action={<TextLink href={PACKAGES_PATH}>{offer.renew}</TextLink>}>
        {offer.ended}
      </Banner>
    );
  const { open } = kind === 'judgment' ? messages.judgment : messages.bareAct;
  return <Banner action={<TextLink href={readerPath}>{open}</TextLink>}>{offer.member}</Banner>;
}
