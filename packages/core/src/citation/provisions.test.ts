import { describe, expect, it } from 'vitest';
import { extractCitations, parseCitation } from './index.js';

const found = (text: string) => extractCitations(text).map(({ kind, canonical }) => `${kind}: ${canonical}`);

describe('provisions of law', () => {
  it.each([
    ['Section 482 Cr.P.C./528 BNSS', ['S. 482 CrPC', 'S. 528 BNSS']],
    ['Section 103 BNS / 302 IPC', ['S. 103 BNS', 'S. 302 IPC']],
    ['Sections 420, 467 IPC and 318(4) BNS', ['S. 420, 467 IPC', 'S. 318(4) BNS']],
    ['Sections 3, 4 (1-A) and 5 A of the Land Acquisition Act', ['S. 3, 4(1A), 5A LA Act']],
    ['Section 302 IPC, 27 Arms Act and 3 others', ['S. 302 IPC', 'S. 27 Arms Act']],
    ['Section 302 IPC and 12 witnesses', ['S. 302 IPC']],
    ['Section 9 CPC and 2 Constitution Benches', ['S. 9 CPC']],
    ['S. 34 r/w Explanation 1 of the Arbitration and Conciliation Act, 1996', ['S. 34 Arbitration Act']],
  ])('share the word before them: %s', (text, canonical) => {
    expect(extractCitations(`filed under ${text}.`).map((one) => one.canonical)).toEqual(canonical);
  });

  it.each([
    ['Article 18-833 of the Constitution', 'Art. 395 is the last of the Constitution.'],
    ['Article 3727 of the Constitution of India', 'Art. 395 is the last of the Constitution.'],
    ['Section 512 IPC', 'S. 511 is the last of the IPC.'],
    ['Order 52 Rule 1 CPC', 'O. 51 is the last of the CPC.'],
  ])('that the act does not have are impossible: %s', (text, reason) => {
    expect(parseCitation(text)).toMatchObject({ status: 'impossible', reason });
  });

  it.each([
    'Article 395',
    'Articles 371A-371J',
    'Article 512 of the Treaty',
    'Section 561-A Cr.P.C.',
    'Section 8(1000) of the BNS',
    'Order 21 Rule 106 CPC',
    'Section 900 of the Sample Act, 1950',
  ])('that exist, or cannot be checked, are not: %s', (text) => {
    expect(extractCitations(text)[0]?.status).toBe('valid');
  });

  it.each([
    ['S. 302 IPC', 'S. 302 IPC'],
    ['Section 302 of the Indian Penal Code, 1860', 'S. 302 IPC'],
    ['u/s 138 NI Act', 'S. 138 NI Act'],
    ['§ 302 IPC', 'S. 302 IPC'],
    ['Section 103(1) BNS', 'S. 103(1) BNS'],
    ['Ss. 34 & 149', 'S. 34, 149'],
    ['Sections 302/34 IPC', 'S. 302 r/w 34 IPC'],
    ['Sections 323, 354, 506, 509 r/w 34', 'S. 323, 354, 506, 509 r/w 34'],
    ['sub-section (7) of Section 63', 'S. 63(7)'],
    ['Section 498-A IPC', 'S. 498A IPC'],
    ['Section 14 (3)(c)', 'S. 14(3)(c)'],
    ['Art. 21', 'Art. 21 Constitution'],
    ['Art 226/227', 'Art. 226 r/w 227 Constitution'],
    ['Article 14 of the Constitution of India', 'Art. 14 Constitution'],
    ['Articles 246A, 269A(1) read with 269A(5)', 'Art. 246A, 269A(1) r/w 269A(5) Constitution'],
    ['sub-section (2)', 'Sub-s. (2)'],
    ['clause (a) of sub-section (2) of section 11', 'S. 11(2)(a)'],
    ['clause (2) of Article 19', 'Art. 19(2) Constitution'],
    ['Section 304 Part II IPC', 'S. 304 Part II IPC'],
    ['Section 304, Part-I, IPC', 'S. 304 Part I IPC'],
    ['Sec- tion 2(2)', 'S. 2(2)'],
    ['Fifth Schedule', 'Sch. 5'],
    ['Fifth Schedule to the Constitution', 'Sch. 5 Constitution'],
    ['Chapter IV', 'Chapter 4'],
    ['Chapters IV to IX', 'Chapter 4-9'],
    ['Part IX-A', 'Part 9A'],
    ['Part III of the Constitution of India', 'Part 3 Constitution'],
    ['Rule 20(4)', 'Rule 20(4)'],
    ['Regulation 34(6)', 'Regulation 34(6)'],
    ['Rule 5(5) of Order XLI', 'O. 41 R. 5(5) CPC'],
    ['O. 7 R. 11 CPC', 'O. 7 R. 11 CPC'],
    ['Order VII Rule 11(d)', 'O. 7 R. 11(d) CPC'],
    ['Order 23 Rule1(4)', 'O. 23 R. 1(4) CPC'],
    ['Sch. VII, List II, Entry 54', 'Sch. 7 List 2 Entry 54 Constitution'],
    ['Act 45 of 1860', 'Act 45 of 1860'],
    ['Act No. XLV of 1860', 'Act 45 of 1860'],
    ['S.O. 1234(E)', 'S.O. 1234(E)'],
    ['G.S.R. 12(E)', 'G.S.R. 12(E)'],
    ['proviso to Section 14', 'proviso to S. 14'],
    ['Explanation II to Section 5 of the Companies Act, 2013', 'Explanation 2 to S. 5 Companies Act 2013'],
    ['Section 482 of the Code of Criminal Procedure, 1973', 'S. 482 CrPC'],
    ['Section 5 of the Arbitration Act, 1940', 'S. 5 Arbitration Act 1940'],
    ['Rule 5 of the Civil Services (Conduct) Rules, 1964', 'R. 5 Civil Services (Conduct) Rules 1964'],
  ])('%s', (text, canonical) => {
    expect(found(text)).toEqual([`provision: ${canonical}`]);
    expect(parseCitation(canonical)?.canonical).toBe(canonical);
  });

  it.each([
    ['Section 302/307/34 I.P.C.', 'S. 302 r/w 307 r/w 34 IPC'],
    ['Sections 147/148, 307/326/34 IPC', 'S. 147 r/w 148, 307 r/w 326 r/w 34 IPC'],
    ['u/s 498A/304B/34 IPC', 'S. 498A r/w 304B r/w 34 IPC'],
    ['Articles 14/19/21 of the Constitution', 'Art. 14 r/w 19 r/w 21 Constitution'],
    ['O. 21 R. 64/65/66 CPC', 'O. 21 R. 64 r/w 65 r/w 66 CPC'],
    ['Section 8/20/29 of the NDPS Act', 'S. 8 r/w 20 r/w 29 NDPS Act'],
    ['Sections 302, 307.1 The Court', 'S. 302, 307'],
    ['Section 5, 12/3/1990', 'S. 5'],
    ['Section 5, 12.3.1990', 'S. 5'],
    ['Section 5, 12.5 per cent', 'S. 5'],
    ['Section 302, 125/2001 of the police', 'S. 302'],
  ])('a list of sections never ends inside a number: %s', (text, canonical) => {
    expect(found(text)).toEqual([`provision: ${canonical}`]);
  });

  it.each([
    ['Section 27of the Arms Act', 'S. 27 Arms Act'],
    ['Sections 3and 4 of the Arms Act', 'S. 3, 4 Arms Act'],
    ['Section 67 B of IT Act', 'S. 67B IT Act'],
    ['Article 31 a of the Constitution', 'Art. 31A Constitution'],
  ])('an attached word is not the letter of a section, but a separate letter is: %s', (text, canonical) => {
    expect(found(text)).toEqual([`provision: ${canonical}`]);
  });

  it.each([
    ['Section 498 A IPC', 'S. 498A IPC'],
    ['Sections 306 and 498 A I.P.C.', 'S. 306, 498A IPC'],
    ['Sections 25 F and 25 G of the Industrial Disputes Act', 'S. 25F, 25G ID Act'],
    ['Section 113 A, Evidence Act', 'S. 113A Evidence Act'],
    ['Section 5 A person who', 'S. 5'],
    ['clauses (2) and (3) of article 51A', 'Art. 51A(2), (3) Constitution'],
    ['clauses (a) and (b) of sub-section (1) of section 5 of the Arms Act', 'S. 5(1)(a), (b) Arms Act'],
    ['Section 16 of the UA(P) Act', 'S. 16 UAPA'],
    [
      'section 2 of the Constitution (Forty-second Amendment) Act, 1976',
      'S. 2 Constitution (Forty-second Amendment) Act 1976',
    ],
    ['धारा 302 भा.दं.सं.', 'S. 302 IPC'],
    ['भारतीय दंड संहिता की धारा ४२०', 'S. 420 IPC'],
    ['अनुच्छेद 226', 'Art. 226 Constitution'],
  ])('issue 33: %s', (text, canonical) => {
    expect(found(text)).toEqual([`provision: ${canonical}`]);
    expect(parseCitation(canonical)?.canonical).toBe(canonical);
  });

  it.each([
    ['Or. 6 R. 17', 'O. 6 R. 17 CPC'],
    ['Arts. 19(1)(a) to (c)', 'Art. 19(1)(a)-(c) Constitution'],
    ['Articles 22(4) and (5)', 'Art. 22(4), (5) Constitution'],
    ['Section 10(26AAA)', 'S. 10(26AAA)'],
  ])('parses every part of a list: %s', (text, canonical) => {
    expect(found(text)).toEqual([`provision: ${canonical}`]);
    expect(parseCitation(canonical)?.canonical).toBe(canonical);
  });

  it.each([
    ['Article 6 of the European Convention on Human Rights', 'Art. 6 of another law'],
    ['Article 14 of the Articles of Association', 'Art. 14 of another law'],
    ['article 15 of the lease deed', 'Art. 15 of another law'],
    ['Art. 6 of ECHR', 'Art. 6 of another law'],
    ['Article 311(2) Constitution of Jammu and Kashmir', 'Art. 311(2) of another law'],
    ['Article 12A(3)', 'Art. 12A(3)'],
    ['article 465-A', 'Art. 465A'],
    ['Article 21 of our Constitution', 'Art. 21 Constitution'],
    ['Article 226 of the\n                 Constitution of  India', 'Art. 226 Constitution'],
    ['Article 14 of which', 'Art. 14 Constitution'],
    ['Art. 22(5) read with s. 3(3) of COFEPOSA', 'Art. 22(5) r/w 3(3) Constitution'],
  ])('an article belongs to the Constitution unless the text says otherwise: %s', (text, canonical) => {
    expect(found(text)).toEqual([`provision: ${canonical}`]);
    expect(parseCitation(canonical)?.canonical).toBe(canonical);
  });

  it.each([
    ['Section 10(10CC) of the Income-tax Act', 'S. 10(10CC) Income Tax Act'],
    ['Section 10 of the Income Tax Act, 1961', 'S. 10 Income Tax Act'],
    ['Section 10 of the Income-tax Act, 1922', 'S. 10 Income Tax Act 1922'],
    ['Section 2(14) of the IT Act 1961', 'S. 2(14) Income Tax Act'],
    ['Section 66A of the IT Act, 2000', 'S. 66A IT Act'],
    ['Section 3(1)(x) SC/ST (Prevention of Atrocities) Act, 1989', 'S. 3(1)(x) SC/ST Act'],
    ['Article 65 of the First Schedule to the Limitation Act', 'Art. 65 Limitation Act'],
    ['Section 10 of Chapter III of the Companies Act', 'S. 10 Companies Act'],
    ['Section 4 of the Rents, Hotel and Lodging Act, 1947', 'S. 4 Rents, Hotel and Lodging Act 1947'],
    ['Indian Penal Code, Section 302', 'S. 302 IPC'],
    ['under the IPC Section 302', 'S. 302 IPC'],
  ])('an act has one name, wherever the text names it: %s', (text, canonical) => {
    expect(found(text)).toEqual([`provision: ${canonical}`]);
    expect(parseCitation(canonical)?.canonical).toBe(canonical);
  });

  it.each([
    ['Section 34 IPC, Section 25', ['S. 34 IPC', 'S. 25']],
    ['section 25 of the Arms Act, section 302', ['S. 25 Arms Act', 'S. 302']],
    ['under the IPC, section 5 of the Act', ['S. 5']],
    ['S. 24 -Constitution of India', ['S. 24']],
  ])('does not use an act that may belong to another section: %s', (text, canonicals) => {
    expect(extractCitations(text).map(({ canonical }) => canonical)).toEqual(canonicals);
  });

  it('parses provisions joined by "read with"', () => {
    expect(found('s. 482 CrPC r/w Art. 226')).toEqual(['provision: S. 482 CrPC', 'provision: Art. 226 Constitution']);
  });

  it('finds the act of a number', () => {
    expect(parseCitation('Act 45 of 1860')).toMatchObject({ family: 'IPC', unit: 'Act', number: '45', year: 1860 });
  });

  it('distinguishes acts of states from acts of Parliament', () => {
    expect(extractCitations('Punjab Act 61 of 1985')[0]).toMatchObject({ family: '', number: '61' });
  });

  it('does not guess an act', () => {
    expect(parseCitation('Section 34')).toMatchObject({ family: '', unit: 'S.', number: '34' });
  });

  it.each(['Order dated 5', 'a rule 5', 'the articles of 1950', 'in order 5', 'S 5', 'Conduct Rules 1964', 'Part I'])(
    'no provision in %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
