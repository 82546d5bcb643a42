import type { Citation } from '@headnote/core/citation';
import type { CitationVerdict } from '@headnote/core/contract';
import { usualForm } from '@headnote/core/format';
import { Inline, Stack } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { useServices } from '../../services/ServicesProvider.js';
import { searchPath } from '../../links/links.js';
import type { AskedParts } from './asked-parts.js';
import { CitationAnswer } from './CitationAnswer.js';
import { FittingReports } from './FittingReports.js';
import { messages } from './messages.js';

interface FinderAnswersProps {
  readonly parts: AskedParts;
  /** One for each case of `parts`, in its order. */
  readonly verdicts: readonly CitationVerdict[];
  readonly citations: readonly Citation[];
}

/** One answer for each citation and each provision of the line. */
export function FinderAnswers({ parts: { provisions, incomplete }, verdicts, citations }: FinderAnswersProps) {
  const isOne = verdicts.length + provisions.length === 1;
  const reasonOf = (verdict: CitationVerdict) =>
    citations.find(({ canonical, status }) => canonical === verdict.canonical && status === 'impossible')?.reason;
  return (
    <>
      {verdicts.map((verdict) => (
        <Stack key={verdict.citation} gap={8} className="site-finder__one">
          {!isOne && <h2 className="site-finder__heading">{verdict.citation}</h2>}
          <CitationAnswer verdict={verdict} reason={reasonOf(verdict)} />
        </Stack>
      ))}
      {provisions.map((provision) => (
        <Stack key={provision.start} gap={8} className="site-finder__one">
          {!isOne && <h2 className="site-finder__heading">{provision.text}</h2>}
          <ProvisionAnswer canonical={usualForm(provision.canonical)} />
        </Stack>
      ))}
      {incomplete && <FittingReports incomplete={incomplete} />}
    </>
  );
}

/** A provision is no judgment: its act, and the judgments that name it. */
function ProvisionAnswer({ canonical }: { canonical: string }) {
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
