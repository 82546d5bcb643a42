import type { ChosenSentence } from '@headnote/core/assistant';
import type { AssistantFile, FilePagePiece } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { ErrorState } from '@headnote/ui/error-state';
import { Icon, arrowLeftIcon, chevronDownIcon, chevronUpIcon } from '@headnote/ui/icon';
import { IconButton } from '@headnote/ui/icon-button';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { describeFailure, failureText } from '../../data/failure.js';
import { filePageOf } from '../../data/file-page-query.js';
import { useServices } from '../../services/ServicesProvider.js';
import { markPiece } from './mark-piece.js';
import { messages } from './messages.js';

const { files: texts } = messages;

interface FilePageProps {
  readonly file: AssistantFile;
  /** The sentence to show. */
  readonly place: ChosenSentence;
  readonly onBack: () => void;
}

/** The words of a page of a PDF, with a sentence of an answer marked. The library keeps the words, not the page. */
export function FilePage({ file, place, onBack }: FilePageProps) {
  const { client } = useServices();
  const [page, setPage] = useState(place.sentence.pageOfFile);
  const { data, error, isPending, refetch } = useQuery(filePageOf(client, { id: file.id, page }));
  const body = useRef<HTMLElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  // The chip that had the focus is gone.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    const { current } = body;
    const mark = current?.querySelector('mark');
    if (mark) mark.scrollIntoView({ block: 'center' });
    else current?.scrollTo({ top: 0 });
  }, [data]);
  // The numbers that other pages print are not known here.
  const printed = page === place.sentence.pageOfFile ? place.sentence.page : '';
  const counted = texts.pageOf(formatIndianNumber(page), formatIndianNumber(file.pages));
  return (
    <section
      ref={body}
      className="site-ask__body site-ask__page"
      aria-label={printed === '' ? counted : messages.pageOf(printed)}
    >
      <div className="site-ask__page-head">
        <Button
          ref={back}
          variant="quiet"
          size="small"
          icon={<Icon shape={arrowLeftIcon} size={16} />}
          onClick={onBack}
        >
          {messages.backToAnswer}
        </Button>
        <output>
          {printed !== '' && <b>{messages.page(printed)}</b>} {counted}
        </output>
        <span className="site-ask__steps">
          <IconButton
            variant="quiet"
            size="small"
            name={texts.previousPage}
            disabled={page <= 1}
            icon={<Icon shape={chevronUpIcon} size={18} />}
            onClick={() => setPage(page - 1)}
          />
          <IconButton
            variant="quiet"
            size="small"
            name={texts.nextPage}
            disabled={page >= file.pages}
            icon={<Icon shape={chevronDownIcon} size={18} />}
            onClick={() => setPage(page + 1)}
          />
        </span>
      </div>
      {isPending && <Skeleton shape="text" count={6} />}
      {error && (
        <ErrorState
          level={3}
          title={texts.pageNotLoaded}
          text={failureText(describeFailure(error))}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Words words={data} place={place} />}
    </section>
  );
}

function Words({ words, place }: { readonly words: readonly FilePagePiece[]; readonly place: ChosenSentence }) {
  if (words.length === 0) return <p>{texts.noText}</p>;
  return words.map((piece) => {
    const [before, marked, after] = markPiece(piece, place.sentence);
    return (
      <p key={piece.number}>
        {before}
        {marked !== '' && <mark className="site-asked">{marked}</mark>}
        {after}
      </p>
    );
  });
}
