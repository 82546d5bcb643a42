import type { CitationChoice } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { Select } from '@headnote/ui/select';
import { useNavigate } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { caseReaderPath, resultsPath } from '../../links/links.js';
import { citationSearch } from '../../links/search-state.js';
import { ReadError } from '../../shell/member/ReadError.js';
import { messages } from './messages.js';
import { useBookLists, type BookStep } from './use-book-lists.js';

/** The volume of books that have no volumes. */
const NO_VOLUME = '0';

/** The guided search: book, year, volume and page, each from a list of what the library has. */
export function BookLists() {
  const { codec } = useServices();
  const navigate = useNavigate();
  const { steps, choose, failed, isLoading } = useBookLists();
  const last = steps.at(-1);
  const page = last?.choices?.find(({ text }) => text === last.chosen);
  const open = () => {
    if (!page) return;
    const words = steps.map(({ chosen }) => chosen).join(' ');
    void navigate(page.documentId === '' ? resultsPath(codec, citationSearch(words)) : caseReaderPath(page.documentId));
  };
  return (
    <div className="site-finder__steps" aria-busy={isLoading}>
      {steps.map((step) => (
        <StepSelect key={step.part} step={step} onChoose={(text) => choose(step.part, text)} />
      ))}
      <Button disabled={!page} onClick={open}>
        {page?.documentId === '' ? messages.showJudgments : messages.openJudgment}
      </Button>
      <output className="hn-visually-hidden">{isLoading ? messages.loading : ''}</output>
      {failed && <ReadError title={messages.listNotLoaded} query={failed} />}
    </div>
  );
}

function StepSelect({ step, onChoose }: { step: BookStep; onChoose: (text: string) => void }) {
  const { part, choices, chosen } = step;
  const hasNone = part === 'volume' && chosen === NO_VOLUME;
  return (
    <Select
      label={messages[part]}
      placeholder={messages.choose}
      options={
        hasNone
          ? [{ value: NO_VOLUME, label: messages.none }]
          : (choices ?? []).map((choice) => ({ value: choice.text, label: nameOf(choice) }))
      }
      value={chosen}
      disabled={!choices || hasNone}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

function nameOf({ text, count }: CitationChoice): string {
  const name = text === NO_VOLUME ? messages.withoutVolume : text;
  return count > 1 ? messages.counted(name, formatIndianNumber(count)) : name;
}
