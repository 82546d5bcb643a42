import { createTree } from '@headnote/core/machines';
import { describe, expect, it } from 'vitest';
import { countLeaves } from './count-leaves.js';
import { courts } from './courts.fixtures.js';

describe('countLeaves', () => {
  it('counts all leaves of a group, at any depth, and the checked ones', () => {
    const tree = createTree({ nodes: courts, values: ['10', '20', '12'] });
    expect([...countLeaves(tree.getSnapshot())]).toEqual([
      ['hc', { all: 3, checked: 2 }],
      ['tr.it', { all: 2, checked: 1 }],
      ['tr', { all: 3, checked: 1 }],
    ]);
  });
});
