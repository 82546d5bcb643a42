import type { TreeNode } from '@headnote/core/machines';

/** Small fictional tree of courts. */
export const courts: readonly TreeNode[] = [
  { id: 'sc', label: 'Supreme Court', value: '1' },
  {
    id: 'hc',
    label: 'High Courts',
    children: [
      { id: 'hc.ap', label: 'Andhra Pradesh', value: '10' },
      { id: 'hc.al', label: 'Allahabad', value: '11' },
      { id: 'hc.jk', label: 'Jammu & Kashmir and Ladakh', value: '12', disabled: true },
    ],
  },
  {
    id: 'tr',
    label: 'Tribunals',
    children: [
      {
        id: 'tr.it',
        label: 'Income Tax Appellate Tribunal',
        children: [
          { id: 'tr.it.m', label: 'Mumbai Bench', value: '20' },
          { id: 'tr.it.p', label: 'Pune Bench', value: '21' },
        ],
      },
      { id: 'tr.g', label: 'National Green Tribunal', value: '22' },
    ],
  },
];

/** Fictional courts in groups of thirty. */
export function manyCourts(count: number): readonly TreeNode[] {
  return Array.from({ length: Math.ceil(count / 30) }, (_, group) => ({
    id: `g${group}`,
    label: `District group ${group + 1}`,
    children: Array.from({ length: Math.min(29, count - group * 30 - 1) }, (__, court) => ({
      id: `g${group}.${court}`,
      label: `Court of the District Judge, Taluka ${court + 1} of group ${group + 1}`,
      value: String(group * 30 + court),
    })),
  }));
}
