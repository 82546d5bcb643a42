/**
 * Acts that are cited by a short name, one per line: the name; other spellings in lower case, without spaces, full stops,
 * commas and year; then the number, unless several acts have the name. A year on the line is ignored after the name: the
 * year of the number, and that of the title if different (`1973crpc`). To add an act, add a line; an act cited by its full
 * title and year needs none. The order gives the smallest bundle.
 */
export const actTable = `
Arbitration Act,arbitrationandconciliationact,26/1996
Limitation Act,36/1963
Registration Act,16/1908
Customs Act,52/1962
Contract Act,indiancontractact,9/1872
Constitution,constitutionofindia,indianconstitution,coi
IPC,indianpenalcode,penalcode,ipcode,45/1860
CrPC,codeofcriminalprocedure,criminalprocedurecode,crpcode,crlpc,1973crpc,2/1974
Evidence Act,indianevidenceact,iea,1/1872
CPC,codeofcivilprocedure,civilprocedurecode,5/1908
CGST Act,centralgoodsandservicestaxact,12/2017
Hindu Marriage Act,hma,25/1955
PC Act,preventionofcorruptionact,49/1988
Arms Act,54/1959
LA Act,landacquisitionact,1/1894
Companies Act
ID Act,industrialdisputesact,14/1947
Hindu Succession Act,30/1956
Income Tax Act 1922,itact1922
RTI Act,righttoinformationact,22/2005
PMLA,preventionofmoneylaunderingact,2002pmla,15/2003
SARFAESI Act,sarfaesi,54/2002
MV Act,motorvehiclesact,59/1988
NI Act,negotiableinstrumentsact,26/1881
SC/ST Act,scstpreventionofatrocitiesact,scheduledcastesandthescheduledtribespreventionofatrocitiesact,atrocitiesact,33/1989
DV Act,protectionofwomenfromdomesticviolenceact,pwdvact,43/2005
POCSO Act,pocso,protectionofchildrenfromsexualoffencesact,32/2012
Consumer Protection Act
IBC,insolvencyandbankruptcycode,31/2016
Income Tax Act,itact1961,43/1961
Specific Relief Act,47/1963
BNS,bharatiyanyayasanhita,45/2023
BNSS,bharatiyanagariksurakshasanhita,46/2023
BSA,bharatiyasakshyaadhiniyam,47/2023
Dowry Prohibition Act,28/1961
Stamp Act,indianstampact,2/1899
IT Act,informationtechnologyact,21/2000
TP Act,transferofpropertyact,topa,4/1882
UAPA,unlawfulactivitiespreventionact,uapact,37/1967
TADA,terroristanddisruptiveactivitiespreventionact,28/1987
NDPS Act,narcoticdrugsandpsychotropicsubstancesact,ndps,61/1985`;
