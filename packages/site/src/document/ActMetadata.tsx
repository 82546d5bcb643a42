import type { ActRecord } from '@headnote/core/contract';
import { useServices } from '../services/ServicesProvider.js';
import { DublinCore } from '../shell/page/metadata/DublinCore.js';
import { StructuredData } from '../shell/page/metadata/StructuredData.js';
import { actGraph } from './act-graph.js';
import { numberedAct } from './ActHead.js';
import { CardLink, type DocumentMetadataProps } from './CardLink.js';

/** What other programs read on the page of an act: JSON-LD, Dublin Core, and the address of its card. */
export function ActMetadata({ record, title, path }: DocumentMetadataProps<ActRecord>) {
  const { config } = useServices();
  if (record.isSample === true) return null;
  const { ministry = '', year, houseCitation = '', sourceUrl } = record;
  return (
    <>
      <StructuredData graph={import.meta.env.SSR ? actGraph(record, { config, title, path }) : undefined} />
      <CardLink path={path} title={title} />
      <DublinCore
        title={title}
        publisher={ministry}
        date={year?.toString() ?? ''}
        identifiers={[config.publicUrl + path, numberedAct(record), houseCitation]}
        source={sourceUrl ?? ''}
      />
    </>
  );
}
