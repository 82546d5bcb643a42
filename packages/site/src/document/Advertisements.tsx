import { AdSlot, type AdPlacement } from '@headnote/ui/ad-slot';
import { TextLink } from '@headnote/ui/link';
import { useServices } from '../services/ServicesProvider.js';
import { useMember } from '../services/use-member.js';
import { messages } from './messages.js';

/**
 * The place for an advertisement next to a preview. Nothing is asked of anybody else: without a provider, which an operator
 * adds, it shows the operator's own notice, or one about the library.
 */
export function Advertisement({ placement }: { placement: AdPlacement }) {
  const { houseNotices } = useServices().config.brand;
  const own = houseNotices.find((notice) => notice.placement === placement);
  const isMember = useMember() !== undefined;
  const { title, text, link, url } = own ?? messages.house[isMember && placement === 'right' ? 'ended' : placement];
  return (
    <AdSlot placement={placement} className={`site-preview__ad site-preview__ad--${placement} hn-no-print`}>
      <div className="site-house">
        <p className="site-house__title">{title}</p>
        <p className="site-house__text">{text}</p>
        <TextLink href={url}>{link}</TextLink>
      </div>
    </AdSlot>
  );
}
