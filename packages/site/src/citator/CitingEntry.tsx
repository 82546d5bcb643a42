import type { CitingJudgment, Mention } from '@headnote/core/contract';
import { TextLink } from '@headnote/ui/link';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import { caseReaderPath } from '../../app/links.js';
import { BenchLine } from './BenchLine.js';
import { briefLine, quoted, smallerBenchWords, speakerNames } from './citation-words.js';

/** One judgment that cites this one: what it does with it, where, and in which words. */
export function CitingEntry({ entry, strength }: { entry: CitingJudgment; strength: number }) {
  const { judgment, treatment, speaker, mentions } = entry;
  const [first, ...rest] = mentions.toSorted((one, other) => rank(one, entry) - rank(other, entry));
  return (
    <li className="site-citator__entry">
      <p className="site-citator__said">
        <TreatmentFlag treatment={treatment} />
        {speakerNames[speaker] !== '' && <span>{speakerNames[speaker]}</span>}
      </p>
      <p className="site-citator__case">
        <TextLink href={caseReaderPath(judgment.id)}>{judgment.title}</TextLink>
        <span className="site-citator__line">{briefLine(judgment)}</span>
      </p>
      {judgment.isOverruled && (
        <p className="site-citator__said">
          <TreatmentFlag treatment="overruled" />
          <span>itself, by a later judgment</span>
        </p>
      )}
      <BenchLine citing={judgment.benchStrength} cited={strength} warning={smallerBenchWords(entry)} />
      {first && <MentionLine mention={first} entry={entry} />}
      {rest.length > 0 && (
        <details className="site-citator__more">
          <summary>{rest.length === 1 ? '1 more place' : `${rest.length} more places`}</summary>
          {rest.map((mention) => (
            <MentionLine key={mention.start} mention={mention} entry={entry} />
          ))}
        </details>
      )}
    </li>
  );
}

// The sentence that earned the treatment stands first; the others stay in the order of the text.
function rank({ treatment, speaker }: Mention, entry: CitingJudgment): number {
  return treatment === entry.treatment && speaker === entry.speaker ? 0 : 1;
}

function MentionLine({ mention, entry }: { mention: Mention; entry: CitingJudgment }) {
  const { sentence, paragraph } = mention;
  return (
    <p className="site-citator__sentence">
      {sentence !== '' && <span className="site-citator__clamp">{quoted(sentence)}</span>}
      <TextLink className="site-citator__there" href={caseReaderPath(entry.judgment.id, paragraph)}>
        Read it there<span className="hn-visually-hidden">, in {entry.judgment.title}</span>
      </TextLink>
    </p>
  );
}
