import type { CitingJudgment, Mention } from '@headnote/core/contract';
import { TextLink } from '@headnote/ui/link';
import { TreatmentFlag } from '@headnote/ui/treatment-flag';
import { caseReaderPath } from '../links/links.js';
import { BenchLine } from './BenchLine.js';
import { briefLine, quoted, smallerBenchWords, speakerWords } from './citation-words.js';
import { LaterLine } from './LaterLine.js';
import { messages } from './messages.js';

/** One judgment that cites this one: its treatment, the places, and the sentences. */
export function CitingEntry({ entry, strength }: { entry: CitingJudgment; strength: number }) {
  const { judgment, treatment, mentions } = entry;
  const speaker = speakerWords(entry);
  const [first, ...rest] = mentions.toSorted((one, other) => rank(one, entry) - rank(other, entry));
  return (
    <li className="site-citator__entry">
      <p className="site-citator__said">
        <TreatmentFlag treatment={treatment} />
        {speaker !== '' && <span>{speaker}</span>}
      </p>
      <p className="site-citator__case">
        <TextLink href={caseReaderPath(judgment.id)}>{judgment.title}</TextLink>
        <span className="site-line-below">{briefLine(judgment)}</span>
      </p>
      {judgment.later && <LaterLine later={judgment.later} />}
      <BenchLine citing={judgment.benchStrength} cited={strength} warning={smallerBenchWords(entry)} />
      {first && <MentionLine mention={first} entry={entry} />}
      {rest.length > 0 && (
        <details className="site-citator__more">
          <summary className="site-summary">{messages.morePlaces(rest.length)}</summary>
          {rest.map((mention) => (
            <MentionLine key={mention.start} mention={mention} entry={entry} />
          ))}
        </details>
      )}
    </li>
  );
}

// The sentence with the shown treatment comes first; the others keep the order of the text.
function rank({ treatment, speaker }: Mention, entry: CitingJudgment): number {
  return treatment === entry.treatment && speaker === entry.speaker ? 0 : 1;
}

function MentionLine({ mention, entry }: { mention: Mention; entry: CitingJudgment }) {
  const { sentence, paragraph } = mention;
  return (
    <p className="site-citator__sentence">
      {sentence !== '' && <span className="site-citator__clamp">{quoted(sentence)}</span>}
      <TextLink className="site-citator__there" href={caseReaderPath(entry.judgment.id, paragraph)}>
        {messages.readThere}
        <span className="hn-visually-hidden">{messages.readThereIn(entry.judgment.title)}</span>
      </TextLink>
    </p>
  );
}
