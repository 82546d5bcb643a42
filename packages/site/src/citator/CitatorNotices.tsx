import { overrules, reliesOnOverruled, type JudgmentCitations } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Callout } from '@headnote/ui/callout';
import { TextLink } from '@headnote/ui/link';
import { caseReaderPath } from '../../app/links.js';
import { briefLine } from './citation-words.js';
import { CITED_BY_ID, CITES_ID } from './CitatorPanel.js';
import { groupCites } from './group-cites.js';
import { citedPlaceId } from './place-element.js';

/** Under the particulars: whether the judgment is still good, what it stands on, and the way to the lists. */
export function CitatorNotices({ citations }: { citations: JudgmentCitations }) {
  const { cites, citedBy, citedByTotal } = citations;
  const overruling = citedBy.filter(overrules);
  const relying = cites.map((place, index) => ({ place, index })).filter(({ place }) => reliesOnOverruled(place));
  const shaken = [...new Map(relying.map((one) => [one.place.targets[0]?.id, one])).values()];
  return (
    <div className="site-notices">
      <p className="site-notices__ways hn-no-print">
        <a className="hn-link" href={`#${CITED_BY_ID}`}>
          Cited by {formatIndianNumber(citedByTotal)}
        </a>
        <a className="hn-link" href={`#${CITES_ID}`}>
          Cites {formatIndianNumber(groupCites(cites).length)}
        </a>
      </p>
      {overruling.length > 0 && (
        <Callout tone="bad" title="Overruled">
          {overruling.map(({ judgment }) => (
            <p key={judgment.id}>
              By <TextLink href={caseReaderPath(judgment.id)}>{judgment.title}</TextLink>, {briefLine(judgment)}
            </p>
          ))}
        </Callout>
      )}
      {shaken.length > 0 && (
        <Callout tone="caution" title="Relies on an overruled case">
          {shaken.map(({ place, index }) => {
            const [target] = place.targets;
            return (
              target && (
                <p key={target.id}>
                  <TextLink href={caseReaderPath(target.id)}>{target.title}</TextLink>, {briefLine(target)}{' '}
                  <a className="hn-link hn-no-print" href={`#${citedPlaceId(index)}`}>
                    Where<span className="hn-visually-hidden"> it relies on it</span>
                  </a>
                </p>
              )
            );
          })}
        </Callout>
      )}
    </div>
  );
}
