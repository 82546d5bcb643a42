/**
 * Acts that are cited by a short name, a line each: the name, then further spellings, without blanks, full stops, commas and capitals,
 * and without the year. Above it behind a bar the number of the year, and behind a stroke the year in the title where it is another; the
 * first have none, because several acts have had the name. To add an act, add two lines; a full title with its year needs none.
 */
export const actTable = `
Constitution,constitutionofindia,indianconstitution,coi
Companies Act
Consumer Protection Act
|45 of 1860
IPC,indianpenalcode,penalcode,ipcode
|2 of 1974/1973
CrPC,codeofcriminalprocedure,criminalprocedurecode,crpcode,crlpc
|5 of 1908
CPC,codeofcivilprocedure,civilprocedurecode
|1 of 1872
Evidence Act,indianevidenceact,iea
|45 of 2023
BNS,bharatiyanyayasanhita
|46 of 2023
BNSS,bharatiyanagariksurakshasanhita
|47 of 2023
BSA,bharatiyasakshyaadhiniyam
|26 of 1881
NI Act,negotiableinstrumentsact
|61 of 1985
NDPS Act,narcoticdrugsandpsychotropicsubstancesact,ndps
|9 of 1872
Contract Act,indiancontractact
|36 of 1963
Limitation Act
|4 of 1882
TP Act,transferofpropertyact,topa
|26 of 1996
Arbitration Act,arbitrationandconciliationact
|59 of 1988
MV Act,motorvehiclesact
|21 of 2000
IT Act,informationtechnologyact
|43 of 1961
Income Tax Act,incometaxact
|47 of 1963
Specific Relief Act
|54 of 2002
SARFAESI Act,sarfaesi
|31 of 2016
IBC,insolvencyandbankruptcycode
|32 of 2012
POCSO Act,pocso,protectionofchildrenfromsexualoffencesact
|15 of 2003/2002
PMLA,preventionofmoneylaunderingact
|49 of 1988
PC Act,preventionofcorruptionact
|43 of 2005
DV Act,protectionofwomenfromdomesticviolenceact,pwdvact
|25 of 1955
Hindu Marriage Act,hma
|30 of 1956
Hindu Succession Act
|14 of 1947
ID Act,industrialdisputesact
|54 of 1959
Arms Act
|28 of 1961
Dowry Prohibition Act
|37 of 1967
UAPA,unlawfulactivitiespreventionact
|16 of 1908
Registration Act
|2 of 1899
Stamp Act,indianstampact
|52 of 1962
Customs Act
|12 of 2017
CGST Act,centralgoodsandservicestaxact
|22 of 2005
RTI Act,righttoinformationact
|1 of 1894
LA Act,landacquisitionact
|33 of 1989
SC/ST Act,scstact,scheduledcastesandthescheduledtribespreventionofatrocitiesact,atrocitiesact
|28 of 1987
TADA,terroristanddisruptiveactivitiespreventionact`;
