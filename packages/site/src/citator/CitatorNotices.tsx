import './notices.css';
import './later-line.css';
import {
  reliesOnOverruled,
  warningOf,
  warnings,
  type CitingJudgment,
  type JudgmentCitations,
  type LaterTreatment,
} from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Callout } from '@headnote/ui/callout';
import { TextLink } from '@headnote/ui/link';
import { caseReaderPath } from '../links/links.js';
import { briefLine, laterDetails } from './citation-words.js';
import { CITED_BY_ID, CITES_ID } from './CitatorPanel.js';
import { groupCites } from './group-cites.js';
import { messages } from './messages.js';
import { citedPlaceId } from './place-element.js';
import { ReportedBy } from './LaterLine.js';
import { NoteCase } from './SourceNotes.js';

/** Most judgments that one notice names; the list next to the text has all. */
const MOST = 3;

/** Under the particulars: whether the judgment is still good law, what it relies on, and links to the lists. */
export function CitatorNotices({ citations }: { citations: JudgmentCitations }) {
  const { cites, citedBy, citedByTotal, sourceNotes, notices } = citations;
  const cases = groupCites(cites).length;
  const against = citedBy.map(laterOf).filter((later) => later !== undefined);
  const noted = sourceNotes.filter(({ treatment }) => treatment === 'overruled');
  const isOverruled = against.some(({ treatment }) => treatment === 'overruled');
  return (
    <div className="site-notices">
      {citedBy.length + cases > 0 && (
        <p className="site-notices__links hn-no-print">
          {citedBy.length > 0 && (
            <a className="hn-link" href={`#${CITED_BY_ID}`}>
              {messages.citedByCount(formatIndianNumber(citedByTotal))}
            </a>
          )}
          {cases > 0 && (
            <a className="hn-link" href={`#${CITES_ID}`}>
              {messages.citesCount(formatIndianNumber(cases))}
            </a>
          )}
        </p>
      )}
      {warnings.map((warning) => (
        <Against key={warning} later={against.filter(({ treatment }) => treatment === warning)} />
      ))}
      {noted.length > 0 && !isOverruled && (
        <Callout tone="caution" title={messages.noteOverrules}>
          {noted.map(({ citation, targets }, index) => (
            <p key={index}>
              {messages.by}
              <NoteCase citation={citation} targets={targets} />
            </p>
          ))}
        </Callout>
      )}
      <OverruledReliance cites={cites} />
      {notices.length > 0 && (
        <p className="site-notices__links hn-no-print">
          {messages.speaksOfOverruling}
          {notices.slice(0, MOST).map(({ paragraph }, index) => (
            <a key={index} className="hn-link" href={`#${paragraph}`}>
              {paragraph.startsWith('para-') ? messages.paragraph(paragraph.slice('para-'.length)) : messages.inText}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

/** The later judgments that treat this one in one way, with their benches and sentences. */
function Against({ later }: { later: readonly LaterTreatment[] }) {
  const [first] = later;
  if (!first) return null;
  return (
    <Callout tone={first.treatment === 'doubted' ? 'caution' : 'bad'} title={messages.warnings[first.treatment]}>
      {later.slice(0, MOST).map((one, index) => (
        <p key={index} className="site-later">
          {messages.by}
          {one.id === '' ? one.title : <TextLink href={caseReaderPath(one.id, one.paragraph)}>{one.title}</TextLink>}
          {laterDetails(one) !== '' && messages.details(laterDetails(one))}
          <ReportedBy later={one} />
          {one.sentence !== '' && <span className="site-later__words">{messages.laterWords(one.sentence)}</span>}
        </p>
      ))}
    </Callout>
  );
}

/** What a citing judgment says against this one, with its first such sentence; undefined if nothing. */
function laterOf(entry: CitingJudgment): LaterTreatment | undefined {
  const treatment = warningOf(entry);
  if (treatment === undefined) return undefined;
  const { judgment, mentions } = entry;
  const said = mentions.find((one) => one.treatment === entry.treatment && one.speaker === entry.speaker);
  const { id, title, citation, courtName, decidedOn, benchStrength } = judgment;
  const { sentence = '', paragraph = '' } = said ?? {};
  if (entry.source === 'reported') {
    const actor = entry.actor ?? messages.aLaterJudgment;
    return { ...NOT_KNOWN, treatment, title: actor, sentence, source: 'reported', saidById: id, saidBy: title };
  }
  const source = entry.source === 'list' ? { source: entry.source } : {};
  return { treatment, id, title, citation, courtName, decidedOn, benchStrength, sentence, paragraph, ...source };
}

/** A judgment that only another one names. */
const NOT_KNOWN = { id: '', citation: '', courtName: '', decidedOn: null, benchStrength: 0, paragraph: '' };

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
