import { openTestApp, type TestApp, type TestAppOptions } from '../app.fixtures.js';
import { resolveCitations } from '../citator/resolve-citations.js';
import { drainIndexQueue } from '../search/indexing/index-queue.js';
import { makeAct, makeCase } from '../test-library.fixtures.js';

const three = ['A. Judge', 'B. Judge', 'C. Judge'];
const five = [...three, 'D. Judge', 'E. Judge'];

/**
 * A lease case that is followed, cited in argument and finally overruled; a case with the same number in a free index;
 * two cases on one page; acts, one of them repealed.
 */
export const citingDocuments = [
  makeCase('cite:lease', 'The lease was renewed. Section 3 of the Boats Act, 1930 does not apply.', {
    appellant: 'Lakeside Society',
    respondent: 'Asha Menon',
    decidedOn: '1973-04-24',
    caseType: 'Civil Appeal',
    caseNumber: 'Civil Appeal No. 12 of 1973',
    judges: three,
    otherCitations: ['AIR 1973 SC 1461', '(1973) 4 SCC 225', '[1973] Supp. SCR 1', '1973 INSC 91'],
    sourceCitator: 'R 1980 SC 100 MV 1981 SC 7 (2, 5)',
  }),
  makeCase('cite:bombay', 'Another case of the same page in another court.', {
    appellant: 'Ganesh',
    respondent: 'Municipal Council',
    decidedOn: '1973-05-02',
    courtId: 3,
    courtName: 'Bombay High Court',
    otherCitations: ['AIR 1973 Bom 1461'],
  }),
  makeCase('cite:free-index', 'Numbered by a free index.', {
    appellant: 'Vikram',
    respondent: 'Registrar',
    decidedOn: '1973-06-01',
    otherCitations: ['LII [1973] INSC 91'],
  }),
  makeCase('cite:follows', 'We follow Lakeside Society v. Asha Menon, AIR 1973 SC 1461. The appeal is allowed.', {
    appellant: 'Meera',
    respondent: 'State',
    decidedOn: '1980-01-01',
    judges: ['F. Judge'],
    otherCitations: ['AIR 1980 SC 100'],
  }),
  makeCase(
    'cite:overrules',
    'We have heard counsel.\n\nLakeside Society v. Asha Menon, (1973) 4 SCC 225, is overruled. See also (1940) 1 SCC 5.',
    { appellant: 'Ravi', respondent: 'State', decidedOn: '1990-01-01', judges: five, otherCitations: ['1990 INSC 7'] },
  ),
  makeAct('cite:boats', '3. Boats. A boat is a vessel.', {
    title: 'The Boats Act, 1930',
    year: 1930,
    actNumber: '9',
    ministry: 'Ministry of Ports',
    statusText: 'Repealed by Act 3 of 1950',
    sections: [
      { anchor: 's1', number: '1', heading: 'Short title' },
      { anchor: 's3', number: '3', heading: 'Boats' },
    ],
  }),
  makeAct('cite:boats-new', 'Boats again.', { title: 'The Boats Act, 1950', year: 1950, actNumber: '3' }),
];

/** Opens an app whose library also has these documents and their citations. */
export async function openCitingApp(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await openTestApp(options);
  await test.library.add(...citingDocuments);
  await resolveCitations(test.library.store);
  await drainIndexQueue(test.library.store, test.library.engine);
  return test;
}
