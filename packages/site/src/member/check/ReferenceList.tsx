import type { CheckedCitation, Reference } from '@headnote/core/citation';
import { answerOf } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Inline, Stack } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { useServices } from '../../services/ServicesProvider.js';
import { AnswerFlag } from '../../citator/AnswerFlag.js';
import { ShortList } from '../../citator/ShortList.js';
import { caseReaderPath, searchPath } from '../../links/links.js';
import { ShowButton } from './CheckedEntry.js';
import { messages } from './messages.js';
import { meaningOf } from './report.js';
import type { PlaceInText } from './show-place.js';

/** References shown before the reader asks for all. */
const SHOWN_AT_FIRST = 50;

export interface ReferenceListProps {
  readonly references: readonly Reference[];
  readonly checked: readonly CheckedCitation[];
  readonly onShow: (place: PlaceInText) => void;
}

/** Provisions, and words that refer to a citation before, with what they refer to. */
export function ReferenceList({ references, checked, onShow }: ReferenceListProps) {
  if (references.length === 0) return null;
  const byPlace = new Map(checked.map((one) => [one.start, one]));
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
              <p className="hn-text-context">{reference.text.replaceAll(/\s+/g, ' ')}</p>
              <p className="hn-muted">{meaningOf(reference)}</p>
              <Target reference={reference} target={byPlace.get(reference.of ?? -1)} />
            </Stack>
            <ShowButton place={reference} onShow={onShow} />
          </li>
        ))}
      />
    </section>
  );
}

/** The act of a provision, or the judgment that the citation before leads to, with its answer. */
function Target({ reference, target }: { reference: Reference; target: CheckedCitation | undefined }) {
  const { codec } = useServices();
  if (reference.kind === 'provision') {
    const [text = reference.text] = reference.meant;
    return <TextLink href={searchPath(codec, { text, kind: 'acts' })}>{messages.findProvision}</TextLink>;
  }
  const hit = target?.hits[0];
  if (!target || !hit) return null;
  return (
    <Inline as="p" gap={8} rowGap={0} align="stretch">
      <AnswerFlag answer={answerOf(target)} />
      <TextLink href={caseReaderPath(hit.id)}>{hit.title}</TextLink>
    </Inline>
  );
}
