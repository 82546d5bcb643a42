import './case.css';
import { warnings, type CaseRecord, type JudgmentCitations } from '@headnote/core/contract';
import { caseTitle, citationFileName } from '@headnote/core/format';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { CitatorNotices } from '../../citator/CitatorNotices.js';
import { CitatorPanel } from '../../citator/CitatorPanel.js';
import { CitePreview } from '../../citator/CitePreview.js';
import type { ChosenPlace } from '../../citator/PlaceChooser.js';
import { useCitedPlaces } from '../../citator/use-cited-places.js';
import { useOpenedDocument } from '../../data/use-opened-document.js';
import { CaseHead } from '../../document/CaseHead.js';
import { citeJudgment } from '../../document/cite-judgment.js';
import { PhoneFold } from '../../document/PhoneFold.js';
import { SourceNote } from '../../document/SourceNote.js';
import { useCopiedSource } from '../../document/use-copied-source.js';
import { laterIn } from '../../reader/copy/later-in.js';
import { CopyPassage } from '../../reader/copy/CopyPassage.js';
import { useSearchHits } from '../../reader/hits/use-search-hits.js';
import { usePlainIndex } from '../../reader/plain-index.js';
import { Reader } from '../../reader/Reader.js';
import { lazyPart } from '../../shell/lazy/lazy-part.js';
import { LazyAlertDialog } from '../alerts/lazy-dialog.js';
import { LazySaveDialog } from '../library/lazy-save-dialog.js';
import { CitedByYear } from './CitedByYear.js';
import { CitingYears } from './CitingYears.js';
import { FEWEST_PLACES, OutlinePart } from './OutlinePart.js';
import { ResultStrip } from './results/ResultStrip.js';
import { useOutline } from './use-outline.js';
import { useRail } from './use-rail.js';

/** The judgments that a citation may mean. */
const lazyChooser = lazyPart(async () => (await import('../../citator/PlaceChooser.js')).PlaceChooser);

/** What the reader of a judgment shows. */
export interface CaseReaderProps {
  readonly id: string;
  readonly record: Partial<CaseRecord>;
  /** Sanitised HTML of the text. */
  readonly html: string;
  /** When the copy on this device was made, if it is shown; undefined for the library's own text. */
  readonly copiedAt: string | undefined;
  /** The read of the citations. */
  readonly citator: UseQueryResult<JudgmentCitations>;
}

const fold = (particulars: ReactNode, line: string) => <PhoneFold line={line}>{particulars}</PhoneFold>;

/** A judgment with its citations: links in its text, and the lists next to it. */
export function CaseReader({ id, record, html, copiedAt, citator }: CaseReaderProps) {
  const text = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ChosenPlace>();
  const citations = citator.data;
  const choose = useCallback((place: ChosenPlace['place'], at: HTMLElement) => setChosen({ place, at }), []);
  const later = useMemo(() => laterIn(citations), [citations]);
  useCopiedSource({ text, record, later });
  const title = caseTitle({ appellant: record.appellant ?? '', respondent: record.respondent ?? '' });
  useOpenedDocument({ kind: 'case', id: record.id ?? '', title });
  const index = usePlainIndex(html);
  useCitedPlaces({ text, index, citations, onChoose: choose });
  const hits = useSearchHits({ id, kind: 'cases', text, index, otherMarks: citations });
  const document = useMemo(
    () => ({
      id,
      kind: 'judgment' as const,
      title,
      fileName: citationFileName(record) || id,
      originalId: record.originalId || undefined,
      citationOf: (paragraph: string) => citeJudgment(record, { paragraph, later }),
      later,
    }),
    [id, record, later, title],
  );
  const outline = useOutline({ text, html });
  const isRailed = useRail() && outline.length >= FEWEST_PLACES;
  const warning = warnings.find((one) => one === record.treatment);
  return (
    <>
      <Reader
        document={document}
        html={html}
        text={text}
        hits={hits}
        saveDialog={LazySaveDialog}
        lead={<ResultStrip id={id} />}
        alertDialog={LazyAlertDialog}
        copiedAt={copiedAt}
        head={
          <>
            {/* On a phone the notice with its sentence is below the first screen. */}
            {warning && (
              <p className="site-case__warning hn-no-print">
                <TreatmentFlag treatment={warning} />
              </p>
            )}
            <CaseHead record={record} later={later} fold={fold} />
            {citations && <CitatorNotices citations={citations} />}
          </>
        }
        rail={isRailed && <OutlinePart entries={outline} hits={hits.hits} />}
        foot={<SourceNote record={record} kind="judgment" />}
        aside={
          <>
            {!isRailed && <OutlinePart entries={outline} hits={hits.hits} />}
            <CitatorPanel query={citator} strength={record.benchStrength ?? 0} text={text} html={html} />
            {citations && <CitedByYear citations={citations} />}
            {citations !== undefined && citations.citedByTotal > 0 && <CitingYears id={id} />}
          </>
        }
      />
      <CopyPassage text={text} record={record} later={later} />
      <CitePreview text={text} citations={citations} />
      <Suspense>
        {chosen && (
          <lazyChooser.Part key={chosen.at.dataset['cite']} chosen={chosen} onClose={() => setChosen(undefined)} />
        )}
      </Suspense>
    </>
  );
}
