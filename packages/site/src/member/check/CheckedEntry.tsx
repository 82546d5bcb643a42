import type { CheckedCitation } from '@headnote/core/citation';
import { usualForm } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { TextLink } from '@headnote/ui/link';
import { caseReaderPath } from '../../links/links.js';
import { StateFlag } from '../../citator/StateFlag.js';
import { messages } from './messages.js';
import { remarkOf } from './report.js';
import type { PlaceInText } from './show-place.js';

/** One citation of a brief: its state, the judgments it leads to, and a button that shows it in the text. */
export function CheckedEntry({ checked, onShow }: { checked: CheckedCitation; onShow: (place: PlaceInText) => void }) {
  const { state, text, citation, hits } = checked;
  const words = text.replaceAll(/\s+/g, ' ');
  const canonical = citation ? usualForm(citation.canonical) : words;
  return (
    <li className="site-check__entry">
      <StateFlag state={state} />
      <div className="site-check__words">
        <p className="site-check__cited">
          {citation?.caseName && <i>{messages.caseName(citation.caseName)}</i>}
          {words}
          {lettersOf(canonical) !== lettersOf(words) && (
            <span className="site-targets__line">{messages.readAs(canonical)}</span>
          )}
        </p>
        {hits.map(({ id, title }) => (
          <p key={id}>
            <TextLink href={caseReaderPath(id)}>{title}</TextLink>
          </p>
        ))}
        {state !== 'found' && <p className="site-check__hint">{remarkOf(checked)}</p>}
      </div>
      <Button size="small" variant="quiet" className="hn-no-print" onClick={() => onShow(checked)}>
        {messages.show}
        <span className="hn-visually-hidden">{messages.showInText(words)}</span>
      </Button>
    </li>
  );
}

/** Only letters and digits tell citations apart: brackets and dots vary in print. */
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
