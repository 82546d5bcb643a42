/**
 * Full titles of the acts that citations know by a short name, a line each: `short name | title | years | title of the last
 * | other titles`. Of several years the last is the act in force, the others are the acts of the same name before it; no
 * year at all is used where two of them are in force at the same time. To add an act, add a line.
 */
export const actTitles = `
Constitution|Constitution of India|
IPC|Indian Penal Code|1860||Penal Code,Indian Pennal Code
CrPC|Code of Criminal Procedure|1898 1973||Criminal Procedure Code
CPC|Code of Civil Procedure|1908||Civil Procedure Code
Evidence Act|Indian Evidence Act|1872
BNS|Bharatiya Nyaya Sanhita|2023
BNSS|Bharatiya Nagarik Suraksha Sanhita|2023
BSA|Bharatiya Sakshya Adhiniyam|2023
NI Act|Negotiable Instruments Act|1881
NDPS Act|Narcotic Drugs and Psychotropic Substances Act|1985
Contract Act|Indian Contract Act|1872
Limitation Act|Limitation Act|1908 1963
TP Act|Transfer of Property Act|1882
Arbitration Act|Arbitration Act|1940 1996|Arbitration and Conciliation Act|Arbitration and Conciliation Act
MV Act|Motor Vehicles Act|1939 1988
IT Act|Information Technology Act|2000
Income Tax Act|Income-tax Act|1922 1961
Companies Act|Companies Act|1913 1956 2013
Specific Relief Act|Specific Relief Act|1877 1963
SARFAESI Act|Securitisation and Reconstruction of Financial Assets and Enforcement of Security Interest Act|2002
IBC|Insolvency and Bankruptcy Code|2016
POCSO Act|Protection of Children from Sexual Offences Act|2012
PMLA|Prevention of Money-laundering Act|2002
PC Act|Prevention of Corruption Act|1947 1988
DV Act|Protection of Women from Domestic Violence Act|2005
Hindu Marriage Act|Hindu Marriage Act|1955
Hindu Succession Act|Hindu Succession Act|1956
ID Act|Industrial Disputes Act|1947
Arms Act|Arms Act|1878 1959
Dowry Prohibition Act|Dowry Prohibition Act|1961
UAPA|Unlawful Activities (Prevention) Act|1967
Registration Act|Registration Act|1908
Stamp Act|Indian Stamp Act|1899
Consumer Protection Act|Consumer Protection Act|1986 2019
Customs Act|Customs Act|1962
CGST Act|Central Goods and Services Tax Act|2017
RTI Act|Right to Information Act|2005
LA Act|Land Acquisition Act|1894
SC/ST Act|Scheduled Castes and the Scheduled Tribes (Prevention of Atrocities) Act|1989
TADA|Terrorist and Disruptive Activities (Prevention) Act|1987||Terrorists and Disruptive Activities (Prevention) Act
General Clauses Act|General Clauses Act|1897
Government of India Act|Government of India Act|1915 1935
Representation of the People Act|Representation of the People Act|||Representation of People Act
Essential Commodities Act|Essential Commodities Act|1955
ULC Act|Urban Land (Ceiling and Regulation) Act|1976
DSPE Act|Delhi Special Police Establishment Act|1946
COFEPOSA Act|Conservation of Foreign Exchange and Prevention of Smuggling Activities Act|1974
PITNDPS Act|Prevention of Illicit Traffic in Narcotic Drugs and Psychotropic Substances Act|1988
C.S.T. Act|Central Sales Tax Act|1956
FSS Act|Food Safety and Standards Act|2006
`;

/** Years after the later of two acts with one name in which the name alone is ambiguous. */
export const YEARS_OF_DOUBT = 10;
