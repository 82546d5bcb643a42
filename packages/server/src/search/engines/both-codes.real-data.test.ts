import { pairOfProvision } from '@headnote/core/codes';
import { parseQuery } from '@headnote/core/search';
import { resultsBody } from '@headnote/core/search/bodies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestLibrary, openTestLibrary } from '../../test-library.fixtures.js';
import { parseBody } from '../guard/parse-body.js';
import { addRealJudgments, hasRealJudgments, onRealJudgments } from './real-judgments.fixtures.js';
import { openLocalEngine } from './sqlite/open-engine.js';

/** All of them with LONG_RUN=1; else enough for every provision below under both codes. */
const share = process.env['LONG_RUN'] === '1' ? 1 : 3;
/** No deadline: the machine may be busy. */
const limits = { milliseconds: 600_000 };
/** More than there are judgments. */
const ALL = 10_000;

/** As readers type them, of both codes of each pair; the library has judgments on each and on its pair. */
const PROVISIONS: readonly [act: string, section: string][] = [
  ['IPC', '302'],
  ['IPC', '420'],
  ['IPC', '498A'],
  ['BNS', '80'],
  ['BNS', '338'],
  ['BNS', '61'],
  ['CrPC', '438'],
  ['CrPC', '200'],
  ['BNSS', '483'],
  ['BNSS', '528'],
];

/**
 * Whether a number, as it is printed in a judgment, names a section or a part of one: `302`, `299-304`, `120B r/w 420`; `318(4)` is named
 * by `318(4)(a)` and by `318`.
 */
function names(number: string, place: string): boolean {
  const section = place.replace(/\(.*/, '');
  return number.split(/, | r\/w /).some((part) => {
    const [, from = '', inner = '', to] = /^(\d+[A-Z]{0,2})((?:\(\w+\))*)[^-]*(?:-(\d+))?/.exec(part) ?? [];
    if (from === section && (inner === '' || (from + inner).startsWith(place))) return true;
    return to !== undefined && Number.parseInt(from) <= Number(section) && Number(section) <= Number(to);
  });
}

describe.skipIf(!hasRealJudgments)(onRealJudgments('a search for a provision'), { timeout: 600_000 }, () => {
  let library: TestLibrary;
  let uses: readonly { readonly document_id: string; readonly act: string; readonly number: string }[];
  beforeAll(async () => {
    library = await openTestLibrary(openLocalEngine);
    await addRealJudgments(library, { share, withRecent: true });
    const { db } = library.store;
    uses = await db
      .selectFrom('provision_uses')
      .select(['document_id', 'act', 'number'])
      .where('unit', '=', 'S.')
      .execute();
  }, 1_800_000);
  afterAll(() => library.close());

  /** The judgments that name a section of an act or a part of one, by the lists of their provisions. */
  const naming = (act: string, place: string): readonly string[] =>
    uses
      .filter((use) => use.act.replace(/ \d{4}$/, '') === act && names(use.number, place))
      .map(({ document_id }) => document_id);

  const find = async (typed: string) => {
    const { request } = parseBody(resultsBody(parseQuery(typed).tree, { facets: [] }), { audience: 'member' });
    const { hits, total } = await library.engine.search({ ...request, size: ALL }, limits);
    return { ids: hits.map(({ id }) => id).sort(), total };
  };
  const sorted = (ids: readonly string[]) => [...new Set(ids)].sort();

  it.each(PROVISIONS)('%s %s finds the judgments on both codes and counts their union', async (act, section) => {
    const own = sorted(naming(act, section));
    const { otherAct = '', places = [] } = pairOfProvision(act, section) ?? {};
    const others = sorted(places.flatMap((place) => naming(otherAct, place)));
    const union = sorted([...own, ...others]);
    // Else a search without the pair would find the same.
    expect(union.length).toBeGreaterThan(own.length);
    expect(await find(`provision:"${section} ${act}"`)).toEqual({
      ids: union,
      total: { value: union.length, relation: 'eq' },
    });
    expect((await find(`only:"${section} ${act}"`)).ids).toEqual(own);
  });
});
