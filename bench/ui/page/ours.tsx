import '@headnote/ui/styles.css';
import { Button } from '@headnote/ui/button';
import { CaseList } from '@headnote/ui/case-card';
import { Checkbox } from '@headnote/ui/checkbox';
import { ComboBox } from '@headnote/ui/combo-box';
import { SearchBox } from '@headnote/ui/search-box';
import { Tree } from '@headnote/ui/tree';
import { cases, groups, judges } from './data.js';

const rows = cases.map(({ id, appellant, respondent, court, decidedOn, citation, text }, at) => ({
  record: {
    id,
    appellant,
    respondent,
    courtName: court,
    benchStrength: 3,
    caseType: 'Writ Petition',
    caseNumber: `${at + 1} of 1951`,
    decision: 'Allowed in part',
    decidedOn,
    houseCitation: citation,
    otherCitations: [`AIR 1951 SC ${9000 + at}`],
  },
  href: `#${id}`,
  context: {
    place: '¶ 5',
    runs: [
      { text: 'a permit', hit: true },
      { text: text.slice(8), hit: false },
    ],
  },
  select: <Checkbox aria-label={`Select judgment ${at + 1}`} />,
  end: (
    <Button size="small" variant="quiet">
      Save
    </Button>
  ),
}));

const nodes = groups.map(({ id, label, courts }) => ({
  id,
  label,
  children: courts.map((court) => ({ ...court, value: court.id })),
}));

const find = (text: string) => judges.filter((name) => name.toLowerCase().includes(text.toLowerCase()));

/** The parts as our users write them. */
export const ours = {
  list: () => (
    <>
      <SearchBox />
      <CaseList cases={rows} label="Judgments" />
    </>
  ),
  tree: () => <Tree label="Courts" nodes={nodes} defaultExpanded={nodes.map(({ id }) => id)} />,
  combo: () => <ComboBox label="Judge" load={find} labelOf={(name) => name} minCharacters={0} />,
};
