import { type ReportLine, type ReportRun, type ReportTone, reportWords as say } from '@headnote/core/brief-check';
import type { ReactNode } from 'react';
import { Sign, type Tone } from '../citation-finder/Sign.js';
import { box } from '../parts/box.js';
import { type LinkTarget, WidgetLink } from '../parts/WidgetLink.js';

/** The signs of the finder, which a reader has seen before. */
const tones: Readonly<Record<ReportTone, Tone>> = {
  good: 'good',
  caution: 'warn',
  several: 'many',
  wrong: 'bad',
  bad: 'bad',
  away: 'open',
  plain: 'open',
};

/** An answer with its sign. */
export function AnswerSign({ tone, children }: { readonly tone: ReportTone; readonly children: ReactNode }) {
  return (
    <span {...box('state')} data-tone={tones[tone]}>
      <Sign tone={tones[tone]} />
      {children}
    </span>
  );
}

interface ReportLinesProps {
  readonly lines: readonly ReportLine[];
  readonly linkTarget: LinkTarget;
}

/** The lines of a cell: its answer with a sign, words of the brief and of the judgment with what differs, and hints. */
export function ReportLines({ lines, linkTarget }: ReportLinesProps) {
  return lines.map((line, index) => <Line key={index} line={line} linkTarget={linkTarget} />);
}

function Line({ line, linkTarget }: { readonly line: ReportLine; readonly linkTarget: LinkTarget }) {
  const { kind, tone, label, runs, document } = line;
  const words = runs.map((run, index) => <Run key={index} run={run} />);
  if (kind === 'answer')
    return (
      <p>
        <AnswerSign tone={tone}>{words}</AnswerSign>
      </p>
    );
  const linked =
    document === '' ? (
      words
    ) : (
      <WidgetLink name="title" href={document} target={linkTarget}>
        {words}
      </WidgetLink>
    );
  if (kind === 'hint') return <p {...box('hint')}>{linked}</p>;
  return (
    <p {...box('quoted')}>
      {label !== '' && <span {...box('side')}>{`${label}: `}</span>}
      {linked}
    </p>
  );
}

/** Words of one side. Who cannot see the mark hears where it begins and ends. */
function Run({ run: { text, mark } }: { readonly run: ReportRun }) {
  if (!mark) return text;
  return (
    <mark {...box('mark')} data-side={mark}>
      <span {...box('hidden')}>{say.markBegins[mark]}</span>
      {text}
      <span {...box('hidden')}>{say.markEnds}</span>
    </mark>
  );
}
