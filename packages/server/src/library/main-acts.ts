/**
 * Acts that judgments cite most by their short names, one a line: number and year; title. A library that lacks one says so by its
 * title. To add an act, add a line; those that repeal another one are in the tables of repeals.
 */
const table = `
26/1881; Negotiable Instruments Act, 1881
31/2016; Insolvency and Bankruptcy Code, 2016
25/1955; Hindu Marriage Act, 1955
30/1956; Hindu Succession Act, 1956
78/1956; Hindu Adoptions and Maintenance Act, 1956
32/1956; Hindu Minority and Guardianship Act, 1956
43/1954; Special Marriage Act, 1954
9/1872; Indian Contract Act, 1872
4/1882; Transfer of Property Act, 1882
16/1908; Registration Act, 1908
2/1899; Indian Stamp Act, 1899
52/1962; Customs Act, 1962
12/2017; Central Goods and Services Tax Act, 2017
22/2005; Right to Information Act, 2005
15/2003; Prevention of Money-laundering Act, 2002
54/2002; Securitisation and Reconstruction of Financial Assets and Enforcement of Security Interest Act, 2002
51/1993; Recovery of Debts and Bankruptcy Act, 1993
33/1989; Scheduled Castes and the Scheduled Tribes (Prevention of Atrocities) Act, 1989
43/2005; Protection of Women from Domestic Violence Act, 2005
32/2012; Protection of Children from Sexual Offences Act, 2012
28/1961; Dowry Prohibition Act, 1961
21/2000; Information Technology Act, 2000
37/1967; Unlawful Activities (Prevention) Act, 1967
28/1987; Terrorist and Disruptive Activities (Prevention) Act, 1987
61/1985; Narcotic Drugs and Psychotropic Substances Act, 1985
10/1955; Essential Commodities Act, 1955
70/1971; Contempt of Courts Act, 1971
43/1951; Representation of the People Act, 1951
65/1980; National Security Act, 1980
52/1974; Conservation of Foreign Exchange and Prevention of Smuggling Activities Act, 1974
`;

/** Number and year of each act, `26/1881`, and its title with the year, without `The`. */
export const mainActs: readonly { readonly number: string; readonly title: string }[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [number = '', title = ''] = line.split('; ');
    return { number, title };
  });
