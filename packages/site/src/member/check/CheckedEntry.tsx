import { type BriefRow, reportCells, reportColumns } from '@headnote/core/brief-check';
import { Button } from '@headnote/ui/button';
import { messages } from './messages.js';
import { ReportLines } from './ReportLines.js';
import type { PlaceInText } from './show-place.js';

/** One citation of a brief: its five columns, and a button that shows it in the text. */
export function CheckedEntry({ row, onShow }: { row: BriefRow; onShow: (place: PlaceInText) => void }) {
  const cells = reportCells(row, messages.words);
  return (
    <li className="site-check__row">
      <dl className="site-check__cells">
        {reportColumns.map((column) => (
          <div key={column} className="site-check__cell">
            <dt className="site-check__name hn-muted hn-text-small">{messages.words.columns[column]}</dt>
            <dd>
              <ReportLines lines={cells[column]} />
              {column === 'citation' && <ShowButton place={row} onShow={onShow} />}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

interface ShowButtonProps {
  readonly place: PlaceInText & Pick<BriefRow, 'written'>;
  readonly onShow: (place: PlaceInText) => void;
}

/** Selects the words in the text of the brief. */
export function ShowButton({ place, onShow }: ShowButtonProps) {
  return (
    <Button size="small" variant="quiet" className="site-check__show hn-no-print" onClick={() => onShow(place)}>
      {messages.show}
      <span className="hn-visually-hidden">{messages.showInText(place.written)}</span>
    </Button>
  );
}
