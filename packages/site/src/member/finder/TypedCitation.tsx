import type { CitationVerdict } from '@headnote/core/contract';
import { Button } from '@headnote/ui/button';
import { EmptyState } from '@headnote/ui/empty-state';
import { ErrorState } from '@headnote/ui/error-state';
import { TextLink } from '@headnote/ui/link';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { describeFailure, failureText, isAborted, type Failure } from '../../app/failure.js';
import { caseReaderPath, searchPath } from '../../app/links.js';
import { useServices } from '../../app/ServicesProvider.js';
import { stateNames, stateSentences } from '../citator/citation-words.js';
import { StateFlag } from '../citator/StateFlag.js';
import { UnderstoodCitation } from './UnderstoodCitation.js';
import { useReading } from './use-reading.js';

type Answer =
  | { readonly phase: 'asking' }
  | { readonly phase: 'told'; readonly verdict: CitationVerdict }
  | { readonly phase: 'failed'; readonly failure: Failure };

/** One box that takes any citation. A citation that one judgment has opens it; otherwise the answer says what there is. */
export function TypedCitation() {
  const { client } = useServices();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const reading = useReading(text);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const citation = text.trim().replaceAll(/\s+/g, ' ');
    if (citation === '') return;
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    setAnswer({ phase: 'asking' });
    try {
      const [verdict] = await client.citations.check({ citations: [citation] }, { signal });
      const [hit, another] = verdict?.hits ?? [];
      if (verdict?.state === 'found' && hit && !another) await navigate(caseReaderPath(hit.id));
      else if (verdict) setAnswer({ phase: 'told', verdict });
    } catch (error) {
      if (!isAborted(error, signal)) setAnswer({ phase: 'failed', failure: describeFailure(error) });
    }
  };

  return (
    <>
      <search aria-label="Find by citation">
        <form className="site-finder__form" onSubmit={(event) => void submit(event)}>
          <label className="site-check__label" htmlFor="citation">
            Citation
          </label>
          <div className="site-finder__line">
            <input
              id="citation"
              className="site-finder__box"
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
              aria-describedby="understood"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setAnswer(undefined);
              }}
            />
            <Button type="submit" variant="primary" busy={answer?.phase === 'asking'}>
              Find
            </Button>
          </div>
          <UnderstoodCitation text={text} reading={reading} />
        </form>
      </search>
      <div className="site-finder__answer" aria-live="polite">
        {answer?.phase === 'told' && <Told verdict={answer.verdict} text={text} />}
        {answer?.phase === 'failed' && (
          <ErrorState
            title="The citation was not looked up"
            text={failureText(answer.failure)}
            onRetry={() => void submit()}
          />
        )}
      </div>
    </>
  );
}

function Told({ verdict, text }: { verdict: CitationVerdict; text: string }) {
  const { codec } = useServices();
  const { state, hits } = verdict;
  const wayOut = {
    label: 'Search the text of judgments for it',
    href: searchPath(codec, { text: `"${text.replaceAll('"', ' ')}"`, kind: null }),
  };
  if (hits.length === 0)
    return <EmptyState title={stateNames[state]} text={stateSentences[state]} suggestions={[wayOut]} />;
  return (
    <>
      <StateFlag state={state} />
      <p className="site-citator__none">{stateSentences[state]}</p>
      <ul className="site-list site-citator__targets">
        {hits.map(({ id, title, houseCitation }) => (
          <li key={id}>
            <TextLink href={caseReaderPath(id)}>{title}</TextLink>
            <span className="site-citator__line">{houseCitation}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
