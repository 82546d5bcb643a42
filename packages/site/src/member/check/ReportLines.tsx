import type { ReportLine, ReportRun, ReportTone } from '@headnote/core/brief-check';
import {
  circleCheckIcon,
  circleQuestionIcon,
  dashIcon,
  Icon,
  octagonCrossIcon,
  octagonHalfIcon,
  triangleIcon,
  type IconShape,
} from '@headnote/ui/icon';
import { TextLink } from '@headnote/ui/link';
import { caseReaderPath } from '../../links/links.js';
import { messages } from './messages.js';

const looks: Readonly<Record<ReportTone, { readonly shape: IconShape; readonly role: string }>> = {
  good: { shape: circleCheckIcon, role: 'good' },
  caution: { shape: triangleIcon, role: 'caution' },
  several: { shape: circleQuestionIcon, role: 'caution' },
  wrong: { shape: octagonHalfIcon, role: 'bad' },
  bad: { shape: octagonCrossIcon, role: 'bad' },
  away: { shape: dashIcon, role: 'plain' },
  plain: { shape: dashIcon, role: 'plain' },
};

/** The lines of a cell: its answer with a sign, words of the brief and of the judgment with what differs, and hints. */
export function ReportLines({ lines }: { readonly lines: readonly ReportLine[] }) {
  return lines.map((line, index) => <Line key={index} line={line} />);
}

function Line({ line: { kind, tone, label, runs, document, paragraph } }: { readonly line: ReportLine }) {
  const words = runs.map((run, index) => <Run key={index} run={run} />);
  if (kind === 'answer') {
    const { shape, role } = looks[tone];
    return (
      <p>
        <span className={`hn-treatment hn-treatment--${role}`}>
          <Icon shape={shape} size={15} />
          {words}
        </span>
      </p>
    );
  }
  const linked = document === '' ? words : <TextLink href={caseReaderPath(document, paragraph)}>{words}</TextLink>;
  if (kind === 'hint') return <p className="hn-muted hn-text-small">{linked}</p>;
  return (
    <p className="site-check__quoted">
      {label !== '' && <span className="site-check__side hn-muted hn-text-small">{messages.side(label)}</span>}
      {linked}
    </p>
  );
}

/** Words of one side. Who cannot see the mark hears where it begins and ends. */
function Run({ run: { text, mark } }: { readonly run: ReportRun }) {
  if (!mark) return text;
  return (
    <mark className={`site-check__mark site-check__mark--${mark}`}>
      <span className="hn-visually-hidden">{messages.words.markBegins[mark]}</span>
      {text}
      <span className="hn-visually-hidden">{messages.words.markEnds}</span>
    </mark>
  );
}
