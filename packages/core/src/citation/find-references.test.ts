import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReferences } from './find-references.js';

const told = (text: string) =>
  findReferences(text).map(({ text: words, kind, meant }) => [words, kind, meant.join('; ')]);

describe('findReferences', () => {
  it('lists provisions, ibid, id. and supra with what they mean', () => {
    expect(
      told(
        'Under section 302 IPC: Arnesh Kumar v. State of Bihar, (2014) 8 SCC 273. Ibid. at 275. Id. at 276. ' +
          'In Arnesh Kumar (supra) it was so held.',
      ),
    ).toEqual([
      ['section 302 IPC', 'provision', 'S. 302 IPC'],
      ['Ibid. at 275', 'ibid', '2014 (8) SCC 273'],
      ['Id.', 'ibid', '2014 (8) SCC 273'],
      ['(supra)', 'supra', '2014 (8) SCC 273'],
    ]);
  });

  it('finds the case behind the words that introduce its name, also where another name has the same citation', () => {
    const text =
      'Arnesh Kumar v. State of Bihar, (2014) 8 SCC 273, and Ravi Sample v. State of Bihar, (2014) 8 SCC 273. ' +
      'Then Arnesh Kumar (supra) was followed. Reliance on Arnesh Kumar (supra).';
    expect(told(text)).toEqual([
      ['(supra)', 'supra', '2014 (8) SCC 273'],
      ['(supra)', 'supra', '2014 (8) SCC 273'],
    ]);
  });

  it('does not say what ibid. means behind a citation that could not be read', () => {
    expect(told('Arnesh Kumar v. State of Bihar, (2014) 8 SCC 273; (2003) 5 XYZQ 12. Ibid.')).toEqual([
      ['Ibid.', 'ibid', ''],
    ]);
  });

  it('lists short forms that refer to nothing before', () => {
    expect(told('In Ram Lal (supra) the court held so. Ibid. Then id. at 5.')).toEqual([
      ['(supra)', 'supra', ''],
      ['Ibid.', 'ibid', ''],
      ['id.', 'ibid', ''],
    ]);
  });

  it('does not take an identity card or an identifier for id.', () => {
    expect(told('His id. number was lost; user id. Valid.')).toEqual([]);
  });

  it('lists every supra of any text', () => {
    const part = fc.constantFrom('A v. B, (2014) 8 SCC 273 ', 'A (supra) ', '(supra) ', 's. 5 IPC ', 'text. ');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const listed = findReferences(text).filter(({ kind }) => kind === 'supra');
        expect(listed).toHaveLength(text.split('(supra)').length - 1);
      }),
    );
  });
});
