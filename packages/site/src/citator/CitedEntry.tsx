import { TextLink } from '@headnote/ui/link';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import { caseReaderPath } from '../../app/links.js';
import { BenchLine } from './BenchLine.js';
import { briefLine, quoted, smallerBenchWords, speakerNames, stateNames, stateSentences } from './citation-words.js';
import type { CitedCase } from './group-cites.js';
import { citedPlaceId } from './place-element.js';
import type { LabelOf } from './use-paragraph-labels.js';

/** One case that this judgment cites: what is done with it, where, and in which words. */
export function CitedEntry({ entry, strength, labelOf }: { entry: CitedCase; strength: number; labelOf: LabelOf }) {
  const { strongest, places } = entry;
  const { state, targets, treatment, speaker, sentence, reason } = strongest;
  const [target] = targets;
  const isFound = state === 'found' && target !== undefined;
  return (
    <li className="site-citator__entry">
      <p className="site-citator__said">
        {isFound ? <TreatmentFlag treatment={treatment} /> : <strong>{stateNames[state]}</strong>}
        {speakerNames[speaker] !== '' && <span>{speakerNames[speaker]}</span>}
      </p>
      {isFound ? (
        <p className="site-citator__case">
          <TextLink href={caseReaderPath(target.id)}>{target.title}</TextLink>
          <span className="site-citator__line">{briefLine(target)}</span>
        </p>
      ) : (
        <p className="site-citator__case">
          {strongest.text}
          <span className="site-citator__line">{reason || stateSentences[state]}</span>
        </p>
      )}
      {isFound && target.isOverruled && (
        <p className="site-citator__said">
          <TreatmentFlag treatment="overruled" />
          <span>since, by a later judgment</span>
        </p>
      )}
      {!isFound && targets.length > 0 && (
        <ul className="site-list site-citator__targets">
          {targets.map((one) => (
            <li key={one.id}>
              <TextLink href={caseReaderPath(one.id)}>{one.title}</TextLink>
              <span className="site-citator__line">{briefLine(one)}</span>
            </li>
          ))}
        </ul>
      )}
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
