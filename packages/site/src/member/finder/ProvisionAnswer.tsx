import type { CodesPair } from '@headnote/core/contract';
import { codesLine } from '@headnote/core/format';
import { Inline } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { searchPath } from '../../links/links.js';
import { useServices } from '../../services/ServicesProvider.js';
import { messages } from './messages.js';

/** A provision is no judgment: its pair in the other code, its act, and the judgments that name it. */
export function ProvisionAnswer({ canonical, pair }: { canonical: string; pair: CodesPair | undefined }) {
  const { codec } = useServices();
  return (
    <>
      <p className="hn-muted">{messages.provision}</p>
      {pair && <p>{codesLine(canonical, pair, messages.codes)}</p>}
      <Inline as="p" gap={20} rowGap={8} align="stretch">
        <TextLink href={searchPath(codec, { text: canonical, kind: 'acts' })}>{messages.findProvision}</TextLink>
        <TextLink href={searchPath(codec, { text: canonical, kind: null })}>{messages.provisionCases}</TextLink>
      </Inline>
    </>
  );
}
