import { nearestCitation, type CaseHeld, type CheckedCitation } from '@headnote/core/citation';
import { answerOf } from '@headnote/core/contract';
import { usualForm } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { Stack } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { AnswerFlag } from '../../citator/AnswerFlag.js';
import { LaterLine } from '../../citator/LaterLine.js';
import { caseReaderPath } from '../../links/links.js';
import { messages } from './messages.js';
import { remarkOf } from './report.js';
import type { PlaceInText } from './show-place.js';

/** One citation of a brief: its answer, the judgments it leads to, and a button that shows it in the text. */
export function CheckedEntry({ checked, onShow }: { checked: CheckedCitation; onShow: (place: PlaceInText) => void }) {
  const { text, citation, hits, elsewhere } = checked;
  const words = text.replaceAll(/\s+/g, ' ');
  const canonical = citation ? usualForm(citation.canonical) : words;
  const answer = answerOf(checked);
  return (
    <li className="site-check__entry">
      <AnswerFlag answer={answer} />
      <Stack gap={4} className="site-check__words">
        <p className="hn-text-context">
          {citation?.caseName && <i>{messages.caseName(citation.caseName)}</i>}
          {words}
        </p>
        {lettersOf(canonical) !== lettersOf(words) && <p className="hn-muted">{messages.readAs(canonical)}</p>}
        {hits.map((hit) => (
          <HitLine key={hit.id} hit={hit} />
        ))}
        {checked.state !== 'found' && <p className="hn-muted">{remarkOf(checked)}</p>}
        {elsewhere.map((hit) => (
          <p key={hit.id}>
            {messages.reportedAt}
            <TextLink href={caseReaderPath(hit.id)}>{nearestCitation(canonical, hit.citations ?? [])}</TextLink>
            {messages.reportedOther(hit.title)}
          </p>
        ))}
      </Stack>
      <ShowButton place={checked} onShow={onShow} />
    </li>
  );
}

function HitLine({ hit: { id, title, later } }: { hit: CaseHeld }) {
  return (
    <>
      <p>
        <TextLink href={caseReaderPath(id)}>{title}</TextLink>
      </p>
      {later && <LaterLine later={later} />}
    </>
  );
}

/** Selects the words in the text of the brief. */
export function ShowButton({ place, onShow }: { place: PlaceInText; onShow: (place: PlaceInText) => void }) {
  return (
    <Button size="small" variant="quiet" className="hn-no-print" onClick={() => onShow(place)}>
      {messages.show}
      <span className="hn-visually-hidden">{messages.showInText(place.text.replaceAll(/\s+/g, ' '))}</span>
    </Button>
  );
}

/** Only letters and digits tell citations apart: brackets and dots vary in print. */
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
