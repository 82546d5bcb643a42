import './act.css';
import type { ActRecord } from '@headnote/core/contract';
import { citationFileName } from '@headnote/core/format';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useRef } from 'react';
import { useParams } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { useMember } from '../../services/use-member.js';
import { judgmentsOf } from '../../data/section-queries.js';
import { fullAct } from '../../data/act-record.js';
import { useOpenedDocument } from '../../data/use-opened-document.js';
import { ActHead, actName } from '../../document/ActHead.js';
import { SourceNote } from '../../document/SourceNote.js';
import { TextMissing } from '../../document/TextMissing.js';
import { DocumentPending } from '../../reader/DocumentPending.js';
import { MissingDocument } from '../../reader/MissingDocument.js';
import { useSearchHits } from '../../reader/hits/use-search-hits.js';
import { usePlainIndex } from '../../reader/plain-index.js';
import { Reader } from '../../reader/Reader.js';
import { lazyPart } from '../../shell/lazy/lazy-part.js';
import { PageHead } from '../../shell/page/PageHead.js';
import { LazyAlertDialog } from '../alerts/lazy-dialog.js';
import { LazySaveDialog } from '../library/lazy-save-dialog.js';
import { ActTools } from './ActTools.js';
import { CodePair } from './CodePair.js';
import { actSections } from './act-sections.js';
import { messages } from './messages.js';
import { SectionList } from './SectionList.js';
import { useCurrentSection } from './use-current-section.js';

/** What is next to the text may come after it. */
const lazyJudgments = lazyPart(async () => (await import('./SectionJudgments.js')).SectionJudgments);
const lazyAmendments = lazyPart(async () => (await import('./AmendmentLayer.js')).AmendmentLayer);

/** The reader of one act: its sections at the left, the whole text next to them. */
export function ActReaderScreen() {
  const { id = '' } = useParams();
  const { client } = useServices();
  const userId = useMember()?.userId ?? '';
  const act = useQuery(fullAct(client, { id, userId }));
  if (act.data === undefined)
    return <DocumentPending title={messages.title} failedTitle={messages.notLoaded} query={act} />;
  if (act.data === null) return <MissingDocument id={id} />;
  return <ActReader id={id} record={act.data.record} html={act.data.html} copiedAt={act.data.copiedAt} />;
}

interface ActReaderProps {
  readonly id: string;
  readonly record: Partial<ActRecord>;
  readonly html: string;
  /** When the copy on this device was made, if it is shown. */
  readonly copiedAt: string | undefined;
}

function ActReader({ id, record, html, copiedAt }: ActReaderProps) {
  const { client, config } = useServices();
  const text = useRef<HTMLDivElement>(null);
  const index = usePlainIndex(html);
  const hits = useSearchHits({ id, kind: 'acts', text, index });
  const sections = useMemo(() => actSections(html), [html]);
  const anchors = useMemo(() => sections.map(({ anchor }) => anchor), [sections]);
  const current = useCurrentSection(anchors);
  useOpenedDocument({ kind: 'act', id, title: actName(record) });
  const document = useMemo(
    () => ({
      id,
      kind: 'act' as const,
      title: actName(record),
      fileName: citationFileName({ houseCitation: record.houseCitation }) || id,
    }),
    [id, record],
  );
  const section = sections.find(({ anchor }) => anchor === current);
  const named = useQuery({ ...judgmentsOf(client, { id, section: undefined }), enabled: copiedAt === undefined });
  const counts = useMemo(() => new Map(named.data?.sections.map((one) => [one.id, one.count])), [named.data]);
  return (
    <>
      <PageHead title={`${actName(record)} – ${config.brand.name}`} />
      <Reader
        document={document}
        html={html}
        text={text}
        hits={hits}
        saveDialog={LazySaveDialog}
        alertDialog={LazyAlertDialog}
        copiedAt={copiedAt}
        head={
          <>
            <ActHead record={record} />
            <CodePair title={record.title ?? ''} number={section?.number ?? ''} />
          </>
        }
        tools={<ActTools record={record} section={section} />}
        contents={(close) => <SectionList sections={sections} current={current} counts={counts} onChoose={close} />}
        side={sections.length > 0 && <SectionList sections={sections} current={current} counts={counts} />}
        aside={
          copiedAt === undefined && (
            <Suspense fallback={<Skeleton shape="text" count={4} />}>
              <lazyJudgments.Part id={id} title={record.title ?? ''} section={section} />
            </Suspense>
          )
        }
        layer={
          <Suspense>
            <lazyAmendments.Part text={text} html={html} />
          </Suspense>
        }
        missing={<TextMissing />}
        foot={<SourceNote record={record} kind="act" />}
      />
    </>
  );
}
