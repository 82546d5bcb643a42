import './notices.css';
import { overrules, reliesOnOverruled, type JudgmentCitations } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Callout } from '@headnote/ui/callout';
import { TextLink } from '@headnote/ui/link';
import { caseReaderPath } from '../links/links.js';
import { briefLine } from './citation-words.js';
import { CITED_BY_ID, CITES_ID } from './CitatorPanel.js';
import { groupCites } from './group-cites.js';
import { messages } from './messages.js';
import { citedPlaceId } from './place-element.js';

/** Under the particulars: whether the judgment is still good law, what it relies on, and links to the lists. */
export function CitatorNotices({ citations }: { citations: JudgmentCitations }) {
  const { cites, citedBy, citedByTotal } = citations;
  const overruling = citedBy.filter(overrules);
  return (
    <div className="site-notices">
      <p className="site-notices__links hn-no-print">
        <a className="hn-link" href={`#${CITED_BY_ID}`}>
          {messages.citedByCount(formatIndianNumber(citedByTotal))}
        </a>
        <a className="hn-link" href={`#${CITES_ID}`}>
          {messages.citesCount(formatIndianNumber(groupCites(cites).length))}
        </a>
      </p>
      {overruling.length > 0 && (
        <Callout tone="bad" title={messages.overruled}>
          {overruling.map(({ judgment }) => (
            <p key={judgment.id}>
              {messages.by}
              <TextLink href={caseReaderPath(judgment.id)}>{judgment.title}</TextLink>
              {messages.details(briefLine(judgment))}
            </p>
          ))}
        </Callout>
      )}
      <OverruledReliance cites={cites} />
    </div>
  );
}

/** The overruled cases that this judgment relies on, each once, with the place where it does. */
function OverruledReliance({ cites }: Pick<JudgmentCitations, 'cites'>) {
  const relying = cites.map((place, index) => ({ place, index })).filter(({ place }) => reliesOnOverruled(place));
  const once = [...new Map(relying.map((one) => [one.place.targets[0]?.id, one])).values()];
  if (once.length === 0) return null;
  return (
    <Callout tone="caution" title={messages.reliesOnOverruled}>
      {once.map(({ place, index }) => {
        const [target] = place.targets;
        return (
          target && (
            <p key={target.id}>
              <TextLink href={caseReaderPath(target.id)}>{target.title}</TextLink>
              {messages.details(briefLine(target))}{' '}
              <a className="hn-link hn-no-print" href={`#${citedPlaceId(index)}`}>
                {messages.where}
                <span className="hn-visually-hidden">{messages.whereItRelies}</span>
              </a>
            </p>
          )
        );
      })}
    </Callout>
  );
}
