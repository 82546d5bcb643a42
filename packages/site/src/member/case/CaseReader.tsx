import './case.css';
import type { CaseRecord, JudgmentCitations } from '@headnote/core/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { CitatorNotices } from '../../citator/CitatorNotices.js';
import { CitatorPanel } from '../../citator/CitatorPanel.js';
import { PlaceChooser, type ChosenPlace } from '../../citator/PlaceChooser.js';
import { useCitedPlaces } from '../../citator/use-cited-places.js';
import { CaseHead } from '../../document/CaseHead.js';
import { citeJudgment } from '../../document/cite-judgment.js';
import { SourceNote } from '../../document/SourceNote.js';
import { useCopiedSource } from '../../document/use-copied-source.js';
import { useSearchHits } from '../../reader/hits/use-search-hits.js';
import { usePlainIndex } from '../../reader/plain-index.js';
import { Reader } from '../../reader/Reader.js';

/** What the reader of a judgment shows. */
export interface CaseReaderProps {
  readonly record: Partial<CaseRecord>;
  /** Sanitised HTML of the text. */
  readonly html: string;
  /** The read of the citations. */
  readonly citator: UseQueryResult<JudgmentCitations>;
}

/** A judgment with its citations: links in its text, and the lists next to it. */
export function CaseReader({ record, html, citator }: CaseReaderProps) {
  const text = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ChosenPlace>();
  const citations = citator.data;
  const choose = useCallback((place: ChosenPlace['place'], at: HTMLElement) => setChosen({ place, at }), []);
  useCopiedSource({ text, record });
  const index = usePlainIndex(html);
  useCitedPlaces({ text, index, citations, onChoose: choose });
  const hits = useSearchHits({ id: record.id ?? '', kind: 'cases', text, index, otherMarks: citations });
  return (
    <>
      <Reader
        kind="judgment"
        html={html}
        text={text}
        hits={hits}
        citationOf={(paragraph) => citeJudgment(record, paragraph)}
        head={
          <>
            <CaseHead record={record} />
            {citations && <CitatorNotices citations={citations} />}
          </>
        }
        foot={<SourceNote record={record} />}
        aside={<CitatorPanel query={citator} strength={record.benchStrength ?? 0} text={text} html={html} />}
      />
      {chosen && <PlaceChooser key={chosen.at.dataset['cite']} chosen={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
