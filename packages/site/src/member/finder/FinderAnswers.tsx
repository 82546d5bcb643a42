import type { LineAnswer } from '@headnote/core/contract';
import { Stack } from '@headnote/ui/layout';
import { CitationAnswer } from './CitationAnswer.js';
import { IncompleteAnswer } from './IncompleteAnswer.js';
import { NamesAnswer } from './NamesAnswer.js';
import { ProvisionAnswer } from './ProvisionAnswer.js';

/** One answer for each citation, provision or name that was typed. */
export function FinderAnswers({ lines }: { lines: readonly LineAnswer[] }) {
  return lines.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a reader may type the same citation twice
    <Stack key={index} gap={8} className="site-finder__one">
      {lines.length > 1 && <h2 className="site-finder__heading">{line.citation}</h2>}
      <Answer line={line} />
    </Stack>
  ));
}

function Answer({ line }: { line: LineAnswer }) {
  if (line.state === 'provision') return <ProvisionAnswer canonical={line.printed} pair={line.pair} />;
  if (line.state === 'incomplete') return <IncompleteAnswer line={line} />;
  if (line.state === 'names') return <NamesAnswer cases={line.cases} />;
  return <CitationAnswer line={line} state={line.state} />;
}
