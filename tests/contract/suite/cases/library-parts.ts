import { documentId } from '../../../../packages/server/src/library/document-id.js';
import { twice, type Failure } from '../case.js';
import type { Scene } from '../scene.js';

/** Judgments of the test library. */
export const LONG_CASE = documentId('case', 'test:long');
export const SHORT_CASE = documentId('case', 'test:short');

/** A search as a form saves it. */
export const lease = {
  query: '{"words":"lease /p \\"sub-tenant\\""}',
  keywords: 'lease /p "sub-tenant"',
  refineKeywords: '',
  kind: 'fulltext',
  searchType: 'advanced',
  parentId: '',
} as const;

/** A judgment to save, in no folder. */
export const judgment = {
  name: 'Asha Rao v State of Karnataka',
  description: 'For the hearing',
  kind: 'fulltext',
  queryId: '',
  total: 12,
  documentId: LONG_CASE,
  folderId: '',
} as const;

/** A call without input that gets a parameter twice. */
export const twiceGiven: Failure = {
  title: 'a parameter twice',
  input: () => undefined,
  change: twice('x'),
  code: 'bad-query',
  message: 'must be given once',
};

/** I2: something of another member, and something that nobody has, answer alike. */
export const foreign = (
  what: string,
  make: (scene: Scene) => Promise<string>,
  inputOf: (id: string) => unknown,
  message: string,
): readonly [Failure, Failure] => [
  {
    title: `I2: ${what} of another member`,
    input: async (scene) => {
      await scene.newMember();
      const id = await make(scene);
      await scene.newMember();
      return inputOf(id);
    },
    code: 'not-found',
    message,
  },
  { title: `I2: ${what} that nobody has`, input: () => inputOf('nobody-has-this'), code: 'not-found', message },
];

/** Saves the search as the member of the case. */
export const newQuery = async (scene: Scene, changes: object = {}) =>
  (await (await scene.me()).client.library.saveQuery({ ...lease, ...changes })).id;

/** Creates a folder as the member of the case. */
export const newFolder = async (scene: Scene, name = 'Hearing') =>
  (await (await scene.me()).client.library.saveFolder({ name })).id;

/** Saves the judgment as the member of the case. */
export const newResult = async (scene: Scene, changes: object = {}) =>
  (await (await scene.me()).client.library.saveResult({ ...judgment, ...changes })).id;
