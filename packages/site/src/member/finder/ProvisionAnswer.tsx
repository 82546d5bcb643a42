import { Inline } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { searchPath } from '../../links/links.js';
import { useServices } from '../../services/ServicesProvider.js';
import { messages } from './messages.js';

/** A provision is no judgment: its act, and the judgments that name it. */
export function ProvisionAnswer({ canonical }: { canonical: string }) {
  const { codec } = useServices();
  return (
    <>
      <p className="hn-muted">{messages.provision}</p>
      <Inline as="p" gap={20} rowGap={8} align="stretch">
        <TextLink href={searchPath(codec, { text: canonical, kind: 'acts' })}>{messages.findProvision}</TextLink>
        <TextLink href={searchPath(codec, { text: canonical, kind: null })}>{messages.provisionCases}</TextLink>
      </Inline>
    </>
  );
}
