import type { Completion, CourtTree } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { treeOfCourts } from '@headnote/core/machines';
import { Button } from '@headnote/ui/button';
import { ComboBox } from '@headnote/ui/combo-box';
import { Tree } from '@headnote/ui/tree';
import { useMemo, useState } from 'react';
import { useServices } from '../../services/ServicesProvider.js';
import { courtsOfTree } from '../../data/court-queries.js';
import { messages } from './messages.js';

interface CourtFieldProps {
  /** Undefined while it loads. */
  readonly tree: CourtTree | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** Judgments of each court, by its name. */
  readonly counts: ReadonlyMap<string, number>;
  /** Ids of the courts to search; none for all. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The courts as a tree with their judgments, and a field that finds one by its name. */
export function CourtField({ tree, hasFailed, onRetry, counts, chosen, onChange }: CourtFieldProps) {
  const { client } = useServices();
  const nodes = useMemo(() => (tree ? treeOfCourts(tree.groups) : []), [tree]);
  const courts = useMemo(() => (tree ? courtsOfTree(tree) : []), [tree]);
  const [round, setRound] = useState(0);
  // A group has the judgments of its courts, not the number of courts.
  const countOf = (id: string) => {
    const group = nodes.find((node) => node.id === id);
    const ids = group?.children?.map((child) => child.id) ?? [id];
    const found = courts.filter(({ courtId }) => ids.some((one) => one.endsWith(`.${courtId}`)));
    const judgments = found.reduce((sum, { name }) => sum + (counts.get(name) ?? 0), 0);
    return counts.size === 0 ? '' : formatIndianNumber(judgments);
  };
  const pick = (option: Completion | undefined) => {
    const court = courts.find(({ name }) => name === option?.text);
    if (!court) return;
    onChange(Array.from(new Set([...chosen, String(court.courtId)])));
    // An empty field again, for the next court.
    setRound(round + 1);
  };
  const status = hasFailed ? 'error' : tree ? undefined : 'loading';
  return (
    <div className="site-advanced__courts">
      <ComboBox
        key={round}
        label={messages.findCourt}
        placeholder={chosen.length === 0 ? messages.allCourts : messages.chosenCourts(chosen.length)}
        freeText
        load={(text, call) => client.complete.courts({ text }, call)}
        labelOf={({ text }) => text}
        noteOf={({ count }) => (count > 0 ? messages.judgments(formatIndianNumber(count)) : '')}
        onPick={pick}
      />
      <Tree
        className="site-advanced__tree"
        label={messages.courts}
        nodes={nodes}
        values={chosen}
        // The tree also reports the values that the line gave it.
        onValuesChange={(values) => {
          if (values.toSorted().join() !== chosen.toSorted().join()) onChange(values);
        }}
        defaultExpanded={['hc']}
        hasFind={false}
        countOf={countOf}
        status={status}
        onRetry={onRetry}
      />
      {chosen.length > 0 && (
        <Button variant="quiet" size="small" onClick={() => onChange([])}>
          {messages.clearCourts}
        </Button>
      )}
    </div>
  );
}
