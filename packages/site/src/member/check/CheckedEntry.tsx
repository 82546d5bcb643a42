import type { CheckedCitation } from '@headnote/core/citation';
import { Button } from '@headnote/ui/button';
import { TextLink } from '@headnote/ui/link';
import { caseReaderPath } from '../../app/links.js';
import { StateFlag } from '../citator/StateFlag.js';
import { remarkOf } from './report.js';
import type { PlaceInText } from './show-place.js';

/** One citation of a brief: what is known of it, where it leads, and the way to its place in the text. */
export function CheckedEntry({ checked, onShow }: { checked: CheckedCitation; onShow: (place: PlaceInText) => void }) {
  const { state, text, citation, hits } = checked;
  const words = text.replaceAll(/\s+/g, ' ');
  const canonical = citation?.canonical ?? words;
  return (
    <li className="site-check__entry">
      <StateFlag state={state} />
      <div className="site-check__words">
        <p className="site-check__cited">
          {citation?.caseName && <i>{citation.caseName}, </i>}
          {words}
          {lettersOf(canonical) !== lettersOf(words) && <span className="site-citator__line">Read as {canonical}</span>}
        </p>
        {hits.map(({ id, title }) => (
          <p key={id}>
            <TextLink href={caseReaderPath(id)}>{title}</TextLink>
          </p>
        ))}
        {state !== 'found' && <p className="site-citator__none">{remarkOf(checked)}</p>}
      </div>
      <Button size="small" variant="quiet" className="hn-no-print" onClick={() => onShow(checked)}>
        Show<span className="hn-visually-hidden"> {words} in the text</span>
      </Button>
    </li>
  );
}

/** What tells two citations apart: brackets and dots are ways to print one. */
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
