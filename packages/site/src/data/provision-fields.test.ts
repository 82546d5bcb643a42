import { parseQuery } from '@headnote/core/search';
import { printQuery } from '@headnote/core/search/bodies';
import { expect, it } from 'vitest';
import { provisionFields, withOnly } from './provision-fields.js';

it('finds the provisions that a search names in a field, and looks one of them up alone', () => {
  const { tree } = parseQuery('bail (provision:"302 IPC" OR provision:"307 IPC") NOT provision:"34 IPC" section:302');
  expect(provisionFields(tree)).toEqual(['302 IPC', '307 IPC']);
  expect(printQuery(withOnly(tree, '302 IPC'))).toBe(
    'bail (only:"302 IPC" OR provision:"307 IPC") NOT provision:"34 IPC" section:302',
  );
});
