import type { CaseRecord } from '@headnote/core/contract';
import { useCallback, useRef, useState } from 'react';
import { CaseHead } from '../../document/CaseHead.js';
import { SourceNote } from '../../document/SourceNote.js';
import { CitatorNotices } from '../citator/CitatorNotices.js';
import { CitatorPanel } from '../citator/CitatorPanel.js';
import { PlaceChooser, type AskedPlace } from '../citator/PlaceChooser.js';
import type { CitatorResult } from '../citator/use-citator.js';
import { useCitedPlaces } from '../citator/use-cited-places.js';
import { Reader } from '../reader/Reader.js';

/** What the reader of a judgment shows. */
export interface CaseReaderProps {
  readonly record: Partial<CaseRecord>;
  /** Sanitised HTML of the text. */
  readonly html: string;
  readonly citator: CitatorResult;
}

/** A judgment with its citations: links in its text, and the lists beside it. */
export function CaseReader({ record, html, citator }: CaseReaderProps) {
  const text = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<AskedPlace>();
  const { citations, failure, retry } = citator;
  const choose = useCallback((place: AskedPlace['place'], at: HTMLElement) => setAsked({ place, at }), []);
  const close = useCallback(() => setAsked(undefined), []);
  useCitedPlaces({ text, html, citations, onChoose: choose });
  return (
    <>
      <Reader
        kind="judgment"
        html={html}
        text={text}
        head={
          <>
            <CaseHead record={record} />
            {citations && <CitatorNotices citations={citations} />}
          </>
        }
        foot={
          <SourceNote name={record.sourceName ?? ''} url={record.sourceUrl ?? ''} isSample={record.isSample === true} />
        }
        aside={
          <CitatorPanel
            citations={citations}
            failure={failure}
            onRetry={retry}
            strength={record.benchStrength ?? 0}
            text={text}
            html={html}
          />
        }
      />
      {asked && <PlaceChooser key={asked.at.dataset['cite']} asked={asked} onClose={close} />}
    </>
  );
}
