import { describe, expect, it } from 'vitest';
import { compareCaseNames } from '../index.js';

const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((part) => part.trim()) as [string, string]);

describe('compareCaseNames', () => {
  it.each(
    table(`
    Arnesh Kumar v. State of Bihar | ARNESH KUMAR versus STATE OF BIHAR & ANR.
    Kesavananda Bharati v. State of Kerala | HIS HOLINESS KESAVANANDA BHARATI SRIPADAGALVARU v. STATE OF KERALA
    Maneka Gandhi v. Union of India | SMT. MANEKA GANDHI v. UNION OF INDIA AND ANR.
    Oil and Natural Gas Corporation Ltd. v. Saw Pipes Ltd. | ONGC LTD. v. SAW PIPES LTD.
    O.N.G.C. v. Saw Pipes | OIL & NATURAL GAS CORPORATION LTD. v. SAW PIPES LTD.
    A.K. Gopalan v. State of Madras | AYILLYATH KUTTIARI GOPALAN v. THE STATE OF MADRAS
    R.K. Sharma v. Union of India | RAMESH KUMAR SHARMA v. UNION OF INDIA
    Mohd. Ahmed Khan v. Shah Bano Begum | MOHAMMAD AHMAD KHAN v. SHAH BANO BEGUM AND ORS
    Laxmi Engineering Works v. P.S.G. Industrial Institute | LAKSHMI ENGINEERING WORKS v. P.S.G. INDUSTRIAL INSTITUTE
    Bachan Singh v. State of Punjab | BACHAN SINGH v. STATE OF PUNJAB
    Ram Singh v. State of Punjab | RAM SINGH & ORS v. THE STATE OF PUNJAB
    State of U.P. v. Jeet S. Bisht | STATE OF UTTAR PRADESH v. JEET S. BISHT
    Bennett Coleman & Co. v. Union of India | UNION OF INDIA v. BENNETT COLEMAN & CO. & ORS
    Ram Saran Das & Bros v. Tax Officer | RAMSARAN DAS AND BROS. v. TAX OFFICER
    Fire Stone Tyre v. Workmen | FIRESTONE TYRE & RUBBER CO v. THE WORKMEN
    Govt. of India v. Workmen of State Trading Corpn. | UNION OF INDIA v. WORKMEN OF STATE TRADING CORPORATION
    Keshavananda Bharti v. State of Kerala | KESAVANANDA BHARATI v. STATE OF KERALA
    A. V. R. Siddhanti V. Nirmala Devi | A.V.R. SIDDHANTI VERSUS NIRMALA DEVI
    Anil Kumar Jain v. Maya Jain | ANIL KUMAR JAIN v. MAYA JAIN
    M/s Girnar Traders (P). Ltd. v. State of Goa | GIRNAR TRADERS (PROPRIETARY) LTD. v. STATE OF GOA & ORS.
    Salimuddin S/o Karimuddin v. Union of India | SALIMUDDIN v. UNION OF INDIA
    Girnar Chemical Works v. Their Employees | GIRNAR CHEMICAL WORKS LTD., GOA v. THEIR WORKMEN
    Budhan Chaudhary v. State of Bihar | BUDHAN CHOUDHRY AND OTHERS v. THE STATE OF BIHAR
    A.L. Kalra v. State of Goa | A. L. KALARA v. STATE OF GOA
    Associated Engg. Co. v. Govt. of A.P. | ASSOCIATED ENGINEERING CO. v. GOVERNMENT OF ANDHRA PRADESH & ANR
    State of Orissa v. Ram Narain Dass | THE STATE OF ORISSA & ANR v. RAM NARAYAN DAS
    MCD v. Ivor Pinto | MUNICIPAL CORPORATION OF DELHI v. IVOR PINTO
    Devki Bai (since deceased) through LRs v. Mohd. Hussain | DEVKI BAI v. MD. HUSSAIN
    Arvnesh Pathak v. State of U.P. | ARVINESH PATHAK v. STATE OF UTTAR PRADESH
    The State of Maharahtra v. Ivor Pinto | STATE OF MAHARASHTRA v. IVOR PINTO
    अर्नेश कुमार बनाम बिहार राज्य | ARNESH KUMAR v. STATE OF BIHAR
    Lakeside Society | LAKESIDE SOCIETY v. ASHA MENON
    Punjab State Electricity Board v. Asha Menon | PUNJAB STATE ELECTRICITY BOARD, PATIALA AND ANOTHER v. ASHA MENON AND ORS.
  `),
  )('says same: %s, %s', (one, other) => {
    expect([compareCaseNames(one, other), compareCaseNames(other, one)]).toEqual(['same', 'same']);
  });

  it.each(
    table(`
    Md. Yunus v. State | MOHAMMED YUNUS v. STATE OF WEST BENGAL
    Babu @ Balasubramaniam v. State | BALASUBRAMANIAM ALIAS BABU v. STATE OF TAMIL NADU
    CIT v. Vatika Township | COMMISSIONER OF INCOME TAX (CENTRAL)-I, NEW DELHI v. VATIKA TOWNSHIP PVT. LTD.
    Collector v. Ivor Pinto | COLLECTOR, RAIPUR v. IVOR PINTO
  `),
  )('lets a text name less of an office than the title, but not more: %s, %s', (one, other) => {
    expect([compareCaseNames(one, other), compareCaseNames(other, one)]).toEqual(['same', 'one-differs']);
  });

  it.each(
    table(`
    Arnesh Mathur v. State of Bihar | ARNESH KUMAR v. STATE OF BIHAR
    Indira Gandhi v. Union of India | MANEKA GANDHI v. UNION OF INDIA
    अर्नेश माथुर बनाम बिहार राज्य | ARNESH KUMAR v. STATE OF BIHAR
    Maneka v. Union of India | MANEKA GANDHI v. UNION OF INDIA
    MCD v. Maya Pinto | MUNICIPAL CORPORATION OF DELHI v. MAYA JAIN
    A.L. Kamal v. State of Goa | A. L. KAMALA v. STATE OF GOA
    Dilip Mehra v. State of Goa | DILIP MEHTA v. STATE OF GOA
    Dilip Patil v. State of Goa | DILIP PATEL v. STATE OF GOA
    Dilip Shah v. State of Goa | DILIP SAHA v. STATE OF GOA
    Dilip Rai v. State of Goa | DILIP RAO v. STATE OF GOA
    Usha Ashok Hurra v. Ashok Hurra | RUPA ASHOK HURRA v. ASHOK HURRA
    Indian Oil Corporation Ltd. v. Ivor Pinto | INDIAN BANK LTD. v. IVOR PINTO
    Salem Jal Sansthan v. Ivor Pinto | ALLAHABAD JAL SANSTHAN v. IVOR PINTO
    Collector, Raipur v. Ivor Pinto | COLLECTOR, BILASPUR v. IVOR PINTO
    State v. Ivor Pinto | UNION OF INDIA v. IVOR PINTO
    Arnesh Kumar v. Zorawar Mills | ARNESH KUMAR v. STATE OF BIHAR
    Joseph Shine v. State of Bihar | ARNESH KUMAR v. STATE OF BIHAR
    Joseph Shine v. Union of India | NAVTEJ SINGH JOHAR v. UNION OF INDIA
    Rajesh Kumar v. State of Bihar | RAMESH KUMAR v. STATE OF BIHAR
    Hari Singh v. State of Punjab | GURDEV SINGH v. STATE OF PUNJAB
    V. Gupta v. Registrar | R. GUPTA v. REGISTRAR
    Arnesh Kumar v. State of Haryana | ARNESH KUMAR v. STATE OF BIHAR
    Bank of India v. Vijay Transport | STATE BANK OF INDIA v. VIJAY TRANSPORT
    Oriental Insurance Co. v. Nicolletta Rohtagi | NATIONAL INSURANCE CO. LTD. v. NICOLLETTA ROHTAGI
    General Manager, South Central Railway v. Xanadu Ropeways | GENERAL MANAGER, SOUTH CENTRAL RAILWAY v. A. V. R. SIDDHANTI
    Tata Engineering v. Ruia Saxena | TATA IRON & STEEL CO. v. RUIA SAXENA
  `),
  )('says that one differs: %s, %s', (one, other) => {
    expect([compareCaseNames(one, other), compareCaseNames(other, one)]).toEqual(['one-differs', 'one-differs']);
  });

  it.each(
    table(`
    Joseph Shine v. Union of India | ARNESH KUMAR v. STATE OF BIHAR
    Ramesh Chandra | LAKESIDE SOCIETY v. ASHA MENON
    Bhavani Sprocket v. State of Sikkim | MANOHAR LAL v. STATE (NCT) OF DELHI
    State of Sikkim v. Pritha Vandermeer | PEOPLES UNION FOR CIVIL LIBERTIES v. STATE OF MAHARASHTRA
    Gulab Rao v. State of Goa | VASANT PEDNEKAR v. STATE OF KERALA
  `),
  )('says that both differ: %s, %s', (one, other) => {
    expect(compareCaseNames(one, other)).toBe('both-differ');
  });

  it.each(
    table(`
    State of Haryana v. Union of India | STATE OF HARYANA v. UNION OF INDIA
    State | ASHA MENON v. STATE OF GOA
    The State v. Anr. | COMMISSIONER OF INCOME TAX v. STATE
  `),
  )('does not know: %s, %s', (one, other) => {
    expect(compareCaseNames(one, other)).toBe('not-known');
  });

  it('compares the first thousand characters of a title that lists hundreds of names', () => {
    const names = Array.from(
      { length: 20_000 },
      (_, at) => `Name${String.fromCharCode(97 + (at % 26))}swamy Kumar`,
    ).join(', ');
    const before = performance.now();
    expect(compareCaseNames(`Arnesh Kumar, ${names} v. State`, `ARNESH KUMAR, ${names}`)).toBe('same');
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
