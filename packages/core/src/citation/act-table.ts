/**
 * Acts that are cited by a short name, a line each: the name, then further spellings, without blanks, full stops, commas and capitals,
 * and without the year. Above it behind a bar the number and the year, and the year in the title where it is another; the first have
 * none, because several acts have had the name. To add an act, add two lines; a full title with its year needs none.
 */
export const actTable = `
Constitution,constitutionofindia,indianconstitution,coi
Companies Act
Consumer Protection Act
Income Tax Act 1922,itact1922
|45/1860
IPC,indianpenalcode,penalcode,ipcode
|2/1974/1973
CrPC,codeofcriminalprocedure,criminalprocedurecode,crpcode,crlpc
|5/1908
CPC,codeofcivilprocedure,civilprocedurecode
|1/1872
Evidence Act,indianevidenceact,iea
|45/2023
BNS,bharatiyanyayasanhita
|46/2023
BNSS,bharatiyanagariksurakshasanhita
|47/2023
BSA,bharatiyasakshyaadhiniyam
|26/1881
NI Act,negotiableinstrumentsact
|61/1985
NDPS Act,narcoticdrugsandpsychotropicsubstancesact,ndps
|9/1872
Contract Act,indiancontractact
|36/1963
Limitation Act
|4/1882
TP Act,transferofpropertyact,topa
|26/1996
Arbitration Act,arbitrationandconciliationact
|59/1988
MV Act,motorvehiclesact
|21/2000
IT Act,informationtechnologyact
|43/1961
Income Tax Act,incometaxact,itact1961
|47/1963
Specific Relief Act
|54/2002
SARFAESI Act,sarfaesi
|31/2016
IBC,insolvencyandbankruptcycode
|32/2012
POCSO Act,pocso,protectionofchildrenfromsexualoffencesact
|15/2003/2002
PMLA,preventionofmoneylaunderingact
|49/1988
PC Act,preventionofcorruptionact
|43/2005
DV Act,protectionofwomenfromdomesticviolenceact,pwdvact
|25/1955
Hindu Marriage Act,hma
|30/1956
Hindu Succession Act
|14/1947
ID Act,industrialdisputesact
|54/1959
Arms Act
|28/1961
Dowry Prohibition Act
|37/1967
UAPA,unlawfulactivitiespreventionact
|16/1908
Registration Act
|2/1899
Stamp Act,indianstampact
|52/1962
Customs Act
|12/2017
CGST Act,centralgoodsandservicestaxact
|22/2005
RTI Act,righttoinformationact
|1/1894
LA Act,landacquisitionact
|33/1989
SC/ST Act,scstact,scstpreventionofatrocitiesact,scheduledcastesandthescheduledtribespreventionofatrocitiesact,atrocitiesact
|28/1987
TADA,terroristanddisruptiveactivitiespreventionact`;
