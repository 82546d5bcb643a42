import type { CaseRecord } from '@headnote/core/contract';
import { displayCourt, displayJudge } from '@headnote/core/format';
import { useServices } from '../services/ServicesProvider.js';
import { DublinCore } from '../shell/page/metadata/DublinCore.js';
import { StructuredData } from '../shell/page/metadata/StructuredData.js';
import { CardLink, type DocumentMetadataProps } from './CardLink.js';
import { caseGraph } from './case-graph.js';

/** What other programs read on the page of a judgment: JSON-LD, Dublin Core, and the address of its card. */
export function CaseMetadata({ record, title, path }: DocumentMetadataProps<CaseRecord>) {
  const { config } = useServices();
  // A fictional judgment is not offered as law.
  if (record.isSample === true) return null;
  const {
    judges = [],
    courtName = '',
    decidedOn,
    houseCitation = '',
    otherCitations = [],
    subject,
    sourceUrl,
  } = record;
  return (
    <>
      <StructuredData graph={import.meta.env.SSR ? caseGraph(record, { config, title, path }) : undefined} />
      <CardLink path={path} title={title} />
      <DublinCore
        title={title}
        creators={judges.map(displayJudge)}
        publisher={displayCourt(courtName)}
        date={decidedOn ?? ''}
        identifiers={[config.publicUrl + path, houseCitation, ...otherCitations]}
        subject={subject ?? ''}
        source={sourceUrl ?? ''}
      />
    </>
  );
}
