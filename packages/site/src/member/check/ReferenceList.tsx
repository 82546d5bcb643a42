import { faultOf, type ReferenceRow, type ReportLine } from '@headnote/core/brief-check';
import { formatIndianNumber } from '@headnote/core/format';
import { Inline, Stack } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { AnswerFlag } from '../../citator/AnswerFlag.js';
import { ShortList } from '../../citator/ShortList.js';
import { caseReaderPath, searchPath } from '../../links/links.js';
import { useServices } from '../../services/ServicesProvider.js';
import { ShowButton } from './CheckedEntry.js';
import { messages } from './messages.js';
import { meaningOf } from './report.js';
import { ReportLines } from './ReportLines.js';
import type { PlaceInText } from './show-place.js';

/** References shown before the reader asks for all. */
const SHOWN_AT_FIRST = 50;

export interface ReferenceListProps {
  readonly references: readonly ReferenceRow[];
  readonly onShow: (place: PlaceInText) => void;
}

/** Provisions, and words that refer to a citation before, with what they refer to. */
export function ReferenceList({ references, onShow }: ReferenceListProps) {
  if (references.length === 0) return null;
  return (
    <section className="site-check__references">
      <h2 className="site-check__heading">{messages.references(formatIndianNumber(references.length))}</h2>
      <ShortList
        label={messages.referenceList}
        atFirst={SHOWN_AT_FIRST}
        className="site-check__list"
        entries={references.map((reference) => (
          <li key={reference.start} className="site-check__entry">
            <span className="hn-muted hn-text-small">{messages.referenceKinds[reference.kind]}</span>
            <Stack gap={4} className="site-check__words">
              <p className="hn-text-context">{reference.written}</p>
              <Meaning reference={reference} />
              <Target reference={reference} />
            </Stack>
            <ShowButton place={reference} onShow={onShow} />
          </li>
        ))}
      />
    </section>
  );
}

/** What a reference means, or what it lacks: a name without a citation, `supra` with nothing before it. */
function Meaning({ reference }: { reference: ReferenceRow }) {
  const fault = faultOf(reference, messages.words);
  if (fault !== '') return <ReportLines lines={[faultLine(fault)]} />;
  return <p className="hn-muted">{meaningOf(reference)}</p>;
}

const faultLine = (fault: string): ReportLine => ({
  kind: 'answer',
  tone: 'wrong',
  label: '',
  runs: [{ text: fault }],
  document: '',
  paragraph: '',
});

/** The act of a provision, or the judgment that the citation before leads to, with its answer. */
function Target({ reference: { kind, written, meant, target } }: { reference: ReferenceRow }) {
  const { codec } = useServices();
  if (kind === 'provision') {
    const [text = written] = meant;
    return <TextLink href={searchPath(codec, { text, kind: 'acts' })}>{messages.findProvision}</TextLink>;
  }
  const hit = target?.hits[0];
  if (!target || !hit) return null;
  return (
    <Inline as="p" gap={8} rowGap={0} align="stretch">
      <AnswerFlag answer={target.answer} />
      <TextLink href={caseReaderPath(hit.id)}>{hit.title || hit.citations?.[0]}</TextLink>
    </Inline>
  );
}
