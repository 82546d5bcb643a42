import type { ProvisionPlace } from '@headnote/core/contract';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { sectionWords } from '../data/section-queries.js';
import { useServices } from '../services/ServicesProvider.js';
import { messages } from './messages.js';

/** The heading and the first words of a section that a judgment names, with what is known of its repeal. */
export function SectionPreview({ provision }: { readonly provision: ProvisionPlace }) {
  const { client } = useServices();
  const { actId, actTitle, anchor, statusText } = provision;
  const section = useQuery(sectionWords(client, { id: actId, section: anchor }));
  const { number = '', heading = '', words = '' } = section.data ?? {};
  return (
    <>
      <p className="hn-muted hn-text-small">{actTitle}</p>
      {section.isPending && <Skeleton shape="text" count={3} />}
      {section.isError && <p>{messages.sectionNotLoaded}</p>}
      {section.data && (
        <>
          <p className="hn-text-row">{[number && `${number}.`, heading].filter(Boolean).join(' ')}</p>
          <p className="site-cite-preview__section">{words || messages.noSectionWords}</p>
        </>
      )}
      {statusText !== '' && <p>{statusText}</p>}
    </>
  );
}
