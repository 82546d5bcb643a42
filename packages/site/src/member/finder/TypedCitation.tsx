import { typedLines } from '@headnote/core/brief-check';
import { answerOf, type LineAnswer } from '@headnote/core/contract';
import { createForm, type Form as FormMachine } from '@headnote/core/validation';
import { Form, SubmitButton } from '@headnote/ui/form';
import { Grid, Stack } from '@headnote/ui/layout';
import { TextField } from '@headnote/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { lineAnswers } from '../../data/citation-queries.js';
import { caseReaderPath } from '../../links/links.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { FinderAnswers } from './FinderAnswers.js';
import { messages } from './messages.js';
import { UnderstoodCitation } from './UnderstoodCitation.js';
import { useReading } from './use-reading.js';

/** Longest citation that can be typed, in characters. */
const MAX_CITATION = 300;

/** The text under the box describes it. */
const UNDERSTOOD_ID = 'understood';

/** One box that takes any citation. A citation with exactly one judgment opens it; otherwise the answer says what there is. */
export function TypedCitation() {
  const { client } = useServices();
  const navigate = useNavigate();
  const [asked, setAsked] = useState('');
  const [form] = useState(() =>
    createForm({
      fields: { citation: {} },
      onSubmit: async ({ citation }) => setAsked(tidy(String(citation))),
    }),
  );
  const text = useText(form);
  const reading = useReading(text);
  const isCurrent = asked !== '' && asked === tidy(text);
  const answer = useQuery({ ...lineAnswers(client, typedLines(asked)), enabled: isCurrent });
  const isBusy = isCurrent && answer.isFetching;
  const lines = isCurrent && !answer.isFetching ? answer.data : undefined;
  const only = openedBy(lines);

  useEffect(() => {
    if (only !== undefined) void navigate(caseReaderPath(only));
  }, [only, navigate]);

  return (
    <>
      <search aria-label={messages.title}>
        <Form form={form} markOn="submit" className="site-finder__form">
          <Grid columns="end" gap={8} align="end" className="site-finder__line">
            <TextField
              label={messages.citation}
              dataName="citation"
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={MAX_CITATION}
              aria-describedby={UNDERSTOOD_ID}
            />
            <SubmitButton busy={isBusy}>{messages.find}</SubmitButton>
          </Grid>
          <UnderstoodCitation id={UNDERSTOOD_ID} text={text} reading={reading} isAsked={isCurrent} />
        </Form>
      </search>
      <Stack gap={8} className="site-finder__answer" aria-live="polite">
        {lines && only === undefined && <FinderAnswers lines={lines} />}
        {isCurrent && answer.isError && <ReadError title={messages.notLookedUp} query={answer} />}
      </Stack>
    </>
  );
}

/** Id of the judgment to open at once: the only one, found, and still good law. */
function openedBy(lines: readonly LineAnswer[] = []): string | undefined {
  const [id, ...others] = new Set(lines.flatMap(({ cases }) => cases.map((one) => one.id)));
  const isFound = lines.every(({ state, cases }) => answerOf({ state, hits: cases }) === 'found');
  return isFound && others.length === 0 ? id : undefined;
}

/** What the box contains now. */
function useText(form: FormMachine<{ citation: object }>): string {
  const read = () => String(form.getSnapshot().values.citation);
  return useSyncExternalStore(form.subscribe, read, read);
}

const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
