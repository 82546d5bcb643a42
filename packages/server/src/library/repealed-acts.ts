import { actTitleKey } from './act-title-key.js';

/**
 * Repealed acts, one a line: number and year; title; date of the repeal (empty if it came by parts or is disputed); number and
 * year of the repealing act; its section that repeals. Compared with India Code's list of repealed acts; the dates are those of the
 * Gazette notifications that brought the repealing section into force. To add an act, add a line here, and its successor below.
 */
const repeals = `
45/1860; Indian Penal Code, 1860; 2024-07-01; 45/2023; s. 358
2/1974; Code of Criminal Procedure, 1973; 2024-07-01; 46/2023; s. 531
1/1872; Indian Evidence Act, 1872; 2024-07-01; 47/2023; s. 170
5/1898; Code of Criminal Procedure, 1898; 1974-04-01; 2/1974; s. 484
11/1878; Indian Arms Act, 1878; 1962-10-01; 54/1959; s. 46
14/1936; Geneva Convention Implementing Act, 1936; 1961-08-14; 6/1960; s. 20
14/1882; Code of Civil Procedure, 1882; 1909-01-01; 5/1908; s. 156
10/1940; Arbitration Act, 1940; ; 26/1996; s. 85
6/1937; Arbitration (Protocol and Convention) Act, 1937; ; 26/1996; s. 85
45/1961; Foreign Awards (Recognition and Enforcement) Act, 1961; ; 26/1996; s. 85
1/1956; Companies Act, 1956; 2019-01-30; 18/2013; s. 465
1/1894; Land Acquisition Act, 1894; 2014-01-01; 30/2013; s. 114
4/1939; Motor Vehicles Act, 1939; 1989-07-01; 59/1988; s. 217
68/1986; Consumer Protection Act, 1986; 2020-07-20; 35/2019; s. 107
43/1961; Income-tax Act, 1961; 2026-04-01; 30/2025; s. 536
11/1922; Indian Income-tax Act, 1922; 1962-04-01; 43/1961; s. 297
43/1958; Trade and Merchandise Marks Act, 1958; 2003-09-15; 47/1999; s. 159
5/1940; Trade Marks Act, 1940; 1959-11-25; 43/1958; s. 136
3/1914; Indian Copyright Act, 1914; 1958-01-21; 14/1957; s. 79
2/1911; Indian Patents and Designs Act, 1911; 2001-05-11; 16/2000; s. 48
46/1973; Foreign Exchange Regulation Act, 1973; 2000-06-01; 42/1999; s. 49
7/1947; Foreign Exchange Regulation Act, 1947; 1974-01-01; 46/1973; s. 81
54/1969; Monopolies and Restrictive Trade Practices Act, 1969; 2009-09-01; 12/2003; s. 66
2/1947; Prevention of Corruption Act, 1947; 1988-09-09; 49/1988; s. 30
9/1908; Indian Limitation Act, 1908; 1964-01-01; 36/1963; s. 32
1/1877; Specific Relief Act, 1877; 1964-03-01; 47/1963; s. 44
37/1954; Prevention of Food Adulteration Act, 1954; 2011-08-05; 34/2006; s. 97
9/1890; Indian Railways Act, 1890; 1990-07-01; 24/1989; s. 200
9/1910; Indian Electricity Act, 1910; 2003-06-10; 36/2003; s. 185
54/1948; Electricity (Supply) Act, 1948; 2003-06-10; 36/2003; s. 185
22/1934; Aircraft Act, 1934; 2025-01-01; 16/2024; s. 43
6/1898; Indian Post Office Act, 1898; 2024-06-18; 43/2023; s. 15
14/1947; Industrial Disputes Act, 1947; ; 35/2020; s. 104
16/1926; Trade Unions Act, 1926; ; 35/2020; s. 104
20/1946; Industrial Employment (Standing Orders) Act, 1946; ; 35/2020; s. 104
4/1936; Payment of Wages Act, 1936; 2025-11-21; 29/2019; s. 69
11/1948; Minimum Wages Act, 1948; 2025-11-21; 29/2019; s. 69
21/1965; Payment of Bonus Act, 1965; 2025-11-21; 29/2019; s. 69
25/1976; Equal Remuneration Act, 1976; 2025-11-21; 29/2019; s. 69
63/1948; Factories Act, 1948; 2025-11-21; 37/2020; s. 143
37/1970; Contract Labour (Regulation and Abolition) Act, 1970; 2025-11-21; 37/2020; s. 143
69/1951; Plantations Labour Act, 1951; 2025-11-21; 37/2020; s. 143
8/1923; Employee's Compensation Act, 1923; 2025-11-21; 36/2020; s. 164
34/1948; Employees' State Insurance Act, 1948; 2025-11-21; 36/2020; s. 164
53/1961; Maternity Benefit Act, 1961; 2025-11-21; 36/2020; s. 164
39/1972; Payment of Gratuity Act, 1972; 2025-11-21; 36/2020; s. 164`;

/** The repealing acts of the table above, one a line: number and year; title. */
const successors = `
45/2023; Bharatiya Nyaya Sanhita, 2023
46/2023; Bharatiya Nagarik Suraksha Sanhita, 2023
47/2023; Bharatiya Sakshya Adhiniyam, 2023
2/1974; Code of Criminal Procedure, 1973
5/1908; Code of Civil Procedure, 1908
54/1959; Arms Act, 1959
6/1960; Geneva Conventions Act, 1960
26/1996; Arbitration and Conciliation Act, 1996
18/2013; Companies Act, 2013
30/2013; Right to Fair Compensation and Transparency in Land Acquisition, Rehabilitation and Resettlement Act, 2013
59/1988; Motor Vehicles Act, 1988
35/2019; Consumer Protection Act, 2019
30/2025; Income-tax Act, 2025
43/1961; Income-tax Act, 1961
47/1999; Trade Marks Act, 1999
43/1958; Trade and Merchandise Marks Act, 1958
14/1957; Copyright Act, 1957
16/2000; Designs Act, 2000
42/1999; Foreign Exchange Management Act, 1999
46/1973; Foreign Exchange Regulation Act, 1973
12/2003; Competition Act, 2002
49/1988; Prevention of Corruption Act, 1988
36/1963; Limitation Act, 1963
47/1963; Specific Relief Act, 1963
34/2006; Food Safety and Standards Act, 2006
24/1989; Railways Act, 1989
36/2003; Electricity Act, 2003
16/2024; Bharatiya Vayuyan Adhiniyam, 2024
43/2023; Post Office Act, 2023
35/2020; Industrial Relations Code, 2020
29/2019; Code on Wages, 2019
37/2020; Occupational Safety, Health and Working Conditions Code, 2020
36/2020; Code on Social Security, 2020`;

/** An act that the tables know; the library may have it or not. */
export interface KnownAct {
  /** Number and year, `45/1860`: unique among central acts. */
  readonly number: string;
  /** Title with the year, without `The`. */
  readonly title: string;
  readonly repeal?: Repeal;
}

/** How an act was repealed. */
export interface Repeal {
  /** ISO date; null if it came by parts or is disputed. */
  readonly on: string | null;
  /** Number and year of the repealing act. */
  readonly byNumber: string;
  /** Title of the repealing act. */
  readonly by: string;
  /** Section that repeals; undefined if it is from the operator's list. */
  readonly section?: string;
  /** The operator's list and its day; undefined if it is from the table above. */
  readonly source?: string;
}

const fieldsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((field) => field.trim()));

/** Every act of the tables by its number. */
export const knownActs: ReadonlyMap<string, KnownAct> = readTables();

function readTables(): Map<string, KnownAct> {
  const acts = new Map<string, KnownAct>();
  for (const [number = '', title = ''] of fieldsOf(successors)) acts.set(number, { number, title });
  for (const [number = '', title = '', on = '', byNumber = '', section = ''] of fieldsOf(repeals)) {
    const by = acts.get(byNumber)?.title ?? '';
    acts.set(number, { number, title, repeal: { on: on || null, byNumber, by, section } });
  }
  return acts;
}

/** The particulars of an act that identify it. */
export interface ActParticulars {
  readonly title: string;
  readonly year: number | null;
  readonly actNumber: string;
}

/** Number and year of an act, `45/1860`, from `45` and the year or from `Act 2 of 1974`; undefined if one is missing. */
export function actNumberKey({ actNumber, year }: Omit<ActParticulars, 'title'>): string | undefined {
  const [, number, ofYear] = /(\d+)(?:\s+of\s+(\d{4}))?/.exec(actNumber) ?? [];
  if (number === undefined || (ofYear === undefined && year === null)) return undefined;
  return `${Number(number)}/${ofYear ?? String(year)}`;
}

/**
 * Returns how an act was repealed, if the table says so. States and provinces number their acts like Parliament, so the title must
 * agree as well.
 */
export function repealOf(act: ActParticulars): Repeal | undefined {
  const known = knownActs.get(actNumberKey(act) ?? '');
  return known !== undefined && actTitleKey(known.title) === actTitleKey(act.title) ? known.repeal : undefined;
}
