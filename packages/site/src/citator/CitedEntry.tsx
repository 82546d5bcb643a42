import { TextLink } from '@headnote/ui/link';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import { caseReaderPath } from '../links/links.js';
import { BenchLine } from './BenchLine.js';
import { briefLine, quoted, smallerBenchWords, speakerWords } from './citation-words.js';
import type { CitedCase } from './group-cites.js';
import { LaterLine } from './LaterLine.js';
import { messages } from './messages.js';
import { citedPlaceId } from './place-element.js';
import { TargetList } from './TargetList.js';
import type { LabelOf } from './use-paragraph-labels.js';

/** One case that this judgment cites: its treatment, the places, and the sentence. */
export function CitedEntry({ entry, strength, labelOf }: { entry: CitedCase; strength: number; labelOf: LabelOf }) {
  const { strongest, places } = entry;
  const { state, targets, treatment, sentence, reason } = strongest;
  const who = speakerWords(strongest);
  const [target] = targets;
  const isFound = state === 'found' && target !== undefined;
  return (
    <li className="site-citator__entry">
      <p className="site-citator__said">
        {isFound ? <TreatmentFlag treatment={treatment} /> : <strong>{messages.states[state]}</strong>}
        {who !== '' && <span>{who}</span>}
      </p>
      {isFound ? (
        <p className="site-citator__case">
          <TextLink href={caseReaderPath(target.id)}>{target.title}</TextLink>
          <span className="site-line-below">{briefLine(target)}</span>
        </p>
      ) : (
        <p className="site-citator__case">
          {strongest.text}
          <span className="site-line-below">{reason || messages.sentences[state]}</span>
        </p>
      )}
      {isFound && target.later && <LaterLine later={target.later} />}
      {!isFound && targets.length > 0 && <TargetList targets={targets} lineOf={briefLine} />}
      {isFound && <BenchLine citing={strength} cited={target.benchStrength} warning={smallerBenchWords(strongest)} />}
      {sentence !== '' && <p className="site-citator__sentence site-citator__clamp">{quoted(sentence)}</p>}
      <p className="site-citator__places hn-no-print">
        {places.map(({ place, index }) => (
          <a key={index} className="hn-link" href={`#${citedPlaceId(index)}`}>
            {labelOf(place.paragraph)}
          </a>
        ))}
      </p>
    </li>
  );
}
