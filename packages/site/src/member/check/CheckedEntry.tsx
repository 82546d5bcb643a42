import type { BriefRow } from '@headnote/core/brief-check';
import type { FoundCase } from '@headnote/core/citation';
import { Button } from '@headnote/ui/button';
import { Stack } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { AnswerFlag } from '../../citator/AnswerFlag.js';
import { isWarning } from '../../citator/citation-words.js';
import { LaterLine } from '../../citator/LaterLine.js';
import { caseReaderPath } from '../../links/links.js';
import { messages } from './messages.js';
import { remarkOf } from './report.js';
import type { PlaceInText } from './show-place.js';

/** One citation of a brief: its answer, the judgments it leads to, and a button that shows it in the text. */
export function CheckedEntry({ row, onShow }: { row: BriefRow; onShow: (place: PlaceInText) => void }) {
  const { answer, caseName, written, readAs, hits, elsewhere } = row;
  return (
    <li className="site-check__entry">
      <AnswerFlag answer={answer} />
      <Stack gap={4} className="site-check__words">
        <p className="hn-text-context">
          {caseName && <i>{messages.caseName(caseName)}</i>}
          {written}
        </p>
        {readAs && <p className="hn-muted">{messages.readAs(readAs)}</p>}
        {hits.map((hit) => (
          <HitLine key={hit.id} hit={hit} />
        ))}
        {answer !== 'found' && !isWarning(answer) && <p className="hn-muted">{remarkOf(row)}</p>}
        {elsewhere.map(({ citation, hit }) => (
          <p key={hit.id}>
            {messages.reportedAt}
            <TextLink href={caseReaderPath(hit.id)}>{citation}</TextLink>
            {messages.reportedOther(hit.title)}
          </p>
        ))}
      </Stack>
      <ShowButton place={row} onShow={onShow} />
    </li>
  );
}

function HitLine({ hit: { id, title, later } }: { hit: FoundCase }) {
  return (
    <>
      <p>
        <TextLink href={caseReaderPath(id)}>{title}</TextLink>
      </p>
      {later && <LaterLine later={later} />}
    </>
  );
}

interface ShowButtonProps {
  readonly place: PlaceInText & Pick<BriefRow, 'written'>;
  readonly onShow: (place: PlaceInText) => void;
}

/** Selects the words in the text of the brief. */
export function ShowButton({ place, onShow }: ShowButtonProps) {
  return (
    <Button size="small" variant="quiet" className="hn-no-print" onClick={() => onShow(place)}>
      {messages.show}
      <span className="hn-visually-hidden">{messages.showInText(place.written)}</span>
    </Button>
  );
}
