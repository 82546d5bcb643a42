/**
 * Acts that are cited by a short name, a line each: `short name | forms | number of year`, behind a slash the year in the title
 * where it is another. Forms are without blanks, full stops,
 * commas and capitals, and without the year. To add an act, add a line; a full title with its year needs none.
 */
export const actTable = `
Constitution|constitutionofindia,indianconstitution,coi
IPC|indianpenalcode,penalcode,ipcode|45 of 1860
CrPC|codeofcriminalprocedure,criminalprocedurecode,crpcode,crlpc|2 of 1974/1973
CPC|codeofcivilprocedure,civilprocedurecode|5 of 1908
Evidence Act|indianevidenceact,iea|1 of 1872
BNS|bharatiyanyayasanhita|45 of 2023
BNSS|bharatiyanagariksurakshasanhita|46 of 2023
BSA|bharatiyasakshyaadhiniyam|47 of 2023
NI Act|negotiableinstrumentsact|26 of 1881
NDPS Act|narcoticdrugsandpsychotropicsubstancesact,ndps|61 of 1985
Contract Act|indiancontractact|9 of 1872
Limitation Act||36 of 1963
TP Act|transferofpropertyact,topa|4 of 1882
Arbitration Act|arbitrationandconciliationact|26 of 1996
MV Act|motorvehiclesact|59 of 1988
IT Act|informationtechnologyact|21 of 2000
Income Tax Act|incometaxact|43 of 1961
Companies Act|
Specific Relief Act||47 of 1963
SARFAESI Act|sarfaesi|54 of 2002
IBC|insolvencyandbankruptcycode|31 of 2016
POCSO Act|pocso,protectionofchildrenfromsexualoffencesact|32 of 2012
PMLA|preventionofmoneylaunderingact|15 of 2003/2002
PC Act|preventionofcorruptionact|49 of 1988
DV Act|protectionofwomenfromdomesticviolenceact,pwdvact|43 of 2005
Hindu Marriage Act|hma|25 of 1955
Hindu Succession Act||30 of 1956
ID Act|industrialdisputesact|14 of 1947
Arms Act||54 of 1959
Dowry Prohibition Act||28 of 1961
UAPA|unlawfulactivitiespreventionact|37 of 1967
Registration Act||16 of 1908
Stamp Act|indianstampact|2 of 1899
Consumer Protection Act|
Customs Act||52 of 1962
CGST Act|centralgoodsandservicestaxact|12 of 2017
RTI Act|righttoinformationact|22 of 2005
LA Act|landacquisitionact|1 of 1894
SC/ST Act|scstact,scheduledcastesandthescheduledtribespreventionofatrocitiesact,atrocitiesact|33 of 1989
TADA|terroristanddisruptiveactivitiespreventionact|28 of 1987
`;
