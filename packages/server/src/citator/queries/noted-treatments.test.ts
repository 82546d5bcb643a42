import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../library/document-id.js';
import { makeCase, openTestLibrary, type TestLibrary } from '../../test-library.fixtures.js';
import { resolveCitations } from '../resolve-citations.js';
import { laterTreatments } from './later-treatments.js';

const OLD = { decidedOn: '1965-02-01', otherCitations: ['AIR 1965 SC 845'] };

const noted = (id: string, sourceCitator: string) =>
  makeCase(id, 'The appeal is dismissed.', { appellant: id, respondent: 'State of Bihar', sourceCitator });

describe('the citator note of a report', () => {
  let library: TestLibrary;
  beforeAll(async () => {
    library = await openTestLibrary();
    await library.add(
      noted('Held', 'R 1968 SC 445 (7) O 1973 SC 1461 (10,12)'),
      noted('Not held', 'O 1967 SC 1643 (3) E&O 1974 SC 12 D 1980 SC 1'),
      noted('Followed', 'F 1973 SC 1461 D 1974 SC 12'),
      makeCase('Both', 'Allowed.', { ...OLD, appellant: 'Both', respondent: 'Another', sourceCitator: 'O 1975 SC 9' }),
      makeCase('Later', 'We overrule Both v. Another, AIR 1965 SC 845.', {
        appellant: 'Kesavananda Bharati',
        respondent: 'State of Kerala',
        decidedOn: '1973-04-24',
        otherCitations: ['AIR 1973 SC 1461'],
        judges: ['Sikri', 'Shelat', 'Hegde'],
      }),
    );
    await resolveCitations(library.store);
  });
  afterAll(() => library.close());
  const laterOf = async (name: string) => {
    const id = documentId('case', name);
    return (await laterTreatments(library.store, [id], { withSentences: true })).get(id);
  };

  it('warns of a case that no judgment of the library overrules', async () => {
    expect(await laterOf('Not held')).toMatchObject({
      treatment: 'overruled',
      id: '',
      title: 'AIR 1974 SC 12',
      citation: 'AIR 1974 SC 12',
      courtName: 'Supreme Court of India',
    });
  });

  it('names the later judgment if the library has it', async () => {
    expect(await laterOf('Held')).toMatchObject({
      treatment: 'overruled',
      id: '',
      title: 'Kesavananda Bharati v. State of Kerala',
      citation: 'AIR 1973 SC 1461',
      decidedOn: '1973-04-24',
    });
  });

  it('does not take the place of the words of a judgment', async () => {
    expect(await laterOf('Both')).toMatchObject({ id: documentId('case', 'Later'), treatment: 'overruled' });
  });

  it('says nothing against a case that was followed or distinguished', async () => {
    expect(await laterOf('Followed')).toBe(undefined);
  });
});
