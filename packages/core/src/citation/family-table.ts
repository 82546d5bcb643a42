/**
 * The series, a line each: `name | forms | marks`. Forms are further spellings, without blanks, full stops and capitals; the name
 * itself is one, and so is its full form where the initials make the name (`Delhi Law Times`). To add a reporter, add a line.
 *
 * Marks: a year is the first of the series; `=X` everything is of court X; `~A~B` reports of the courts A and B have the same short
 * name, so without the court it is ambiguous; `c` the court stands before the page; `C` the same, and it is needed; `y` the year
 * may stand behind the name; `k` it is written there; `v` known by volume alone; `V` volume or supplement needed; `o` a publisher's
 * number; `n` a neutral citation; `A` counts in these capitals only.
 */
export const familyTable = `
SCC|supremecourtcases,ssc,sc0|1969V=SC
SCC OnLine|supremecourtcasesonline,sconline|1834Co
SCR|supremecourtreports|1950=SC
SCALE||1981=SC
JT||1984cy=SC
AIR||1914cyk
AIR SCW|airsupremecourtweekly|1988=SC
AIR Online||coyk
AIR Bom R|airbombayr|=Bom
AIR Kar R||=Kar
AIR Kant HCR||=Kar
AIR Jhar R||=Jhar
INSC||1950n=SC
ALL MR|allmaharashtralawreporter|1993
ALL MR Online||o
ALL SCR||=SC
ALL SCR Online||o=SC
MhLJ|mahlj,maharashtralawjournal
MahLR|maharashtralawreporter
BomCR|bombaycasesreporter,bombaycr,bcr|=Bom
Bombay CrC|bcrc,bomcrc
BomLR|bombaylawreporter|v
ABR|allindiabombayreporter
Goa LT
Goa LR
CriLJ|crlj,crllj,crimlj,criminallawjournal,crllawjournal|1904
CrLR|crilr
Crimes||1982
RCR
ACR
JCC
CCR
ACC||v
DMC
SCWR||1968=SC
SCJ|supremecourtjournal|=SC
SLT||=SC
UJ||=SC
SCW||=SC
AIHC
SCT
Supreme|supremetoday|A=SC
Arb LR|arbitrationlawreporter
RAJ
ITR||v
CTR||v
taxman|taxmann|v
taxmann.com||2009vo
STC||v
ELT||v
GSTL||2017v
STR||v
VST||v
ITD||v
TTJ||v
TMI||oy
Comp Cas|companycases|v
SCL|sebiandcorporatelaws|v
CompLJ|companylawjournal
CLA||v
PTC
RPC
FSR
LLJ|lablj
FLR||v
LabIC|labouric,labourandindustrialcases
CLR
LLR
SLR
ACJ
TAC
CPJ
CTJ
CPR
BC||A
FAC||A
BCI
All India Rent Control Journal|aircj
RCJ
DLT||v
DRJ||v
AD||A
DLR
ALJ
AWC
ADJ
ALR
UPLBEC
UD||A
PLR||v
PLJ||~Pat~P&H
HLR
Shim LC
Sim LC
SLJ||~HP~J&K
JKJ
KLJ||~Ker~Kar~J&K
GLR||~Guj~Gau
GujLR|gujaratlawreporter|=Guj
GLH
GCD
MPLJ
JLJ
MPHT
MPWN
CGLJ
RLW
WLC
WLN
RLR
CDR
CWN||1896v
CHN|calcuttahighcourtnotes
CalLJ|calcuttalawjournal|v
CLJ||v
CLT||v~Ori~Cal
CutLT|cuttacklawtimes|v=Ori
CalLT
PLJR
BLJR
BBCJ
JLJR
JCR
OLR
GLT
GauLR|gauhatilawreports
NEJ
MLJ|madlj|1891v
CTC|currenttamilnaducases
LW
LLN
MWN
TLNJ
KLT
KHC|keralahighcourtcases
KarLJ|karnatakalawjournal
KCCR
ALT
ALD
APLJ
An.W.R.|andhraweeklyreporter
ILR||1875cyvk
LiveLaw||2013co
CDJ||coyk
LawSuit||co
Indlaw||co
DGLS||co
LJSOFT||o
STPL||co
NearLaw||co
NearLaw Online||co
NJRS||o
FCR||1939=FC
Ind Cas|indiancases|1909v
Moo IA|mooresindianappeals|1836v=PC
Moo PC||1836v=PC
IA|lria|1873vA=PC
Bligh PC|bligh|v=PC
Suth WR||v
Beng LR||v
Marsh||vA
Hay||vA
AC||A
KB||A
QB||A
WLR
LGR||v
All ER
Ch||A
Lloyd's Rep
Cr App R||v
Cox CC||v
ER||vA
Lewin||v
Law CC||v
Bur|burr|vA
US||vA
ECHR
UKHL
UKSC
UKPC
GSTR
SAR
DRTC
ACD
SA||VA
HN||A
HNS||A
Smp LR
`;

/**
 * Short forms of courts, the ways they are written (without blanks, full stops and capitals), and the first year of a court
 * that is younger than its series. AP has none from 2015 to 2018: the court of both successor states sat as Hyderabad.
 */
export const courtTable = `
SC|supremecourt,supremecourtofindia,supremecourtindia,suprmecourt,supremcourt
PC|privycouncil
FC|federalcourt
HL|houseoflords
Del|delhi,de,dhc
Bom|bombay,mumbai,mh,bhc,goa
Mad|madras,tn,mhc
Cal|calcutta,kolkata,wb,chc
Kar|karnataka,kant,ka,khc
Ker|kerala,ke,krl
All|allahabad,alld,up,ahc
AP|andhrapradesh,andhra,andhpra
TS|telangana,tg,tel|2014
Guj|gujarat,gj
HP|himachalpradesh,himachal,hhc
J&K|jammuandkashmir,jk,jkl,jammukashmir,jandk
Jhar|jharkhand,jh|2000
MP|madhyapradesh,mphc
Mani|manipur,mn
Megh|meghalaya,ml
Ori|orissa,or,odisha,ohc
P&H|punjabandharyana,punjabharyana,ph,pandh
Pat|patna,bh
Raj|rajasthan,rh,rj
Sikk|sikkim,sik
Tri|tripura,thc
Utt|uttarakhand,uttaranchal,uc,uhc,utr,utkd|2000
Chh|chhattisgarh,cg,chhatt,chattisgarh|2000
Gau|gauhati,assam
Mys|mysore
Lah|lahore
Nag|nagpur
Oudh|avadh
Sind|sindh
Pesh|peshawar
Rang|rangoon
Hyd|hyderabad
TC|travancorecochin,travco
Bhopal|
Burma|lowerburma,upperburma
Punj|punjab
Pepsu|
NCLAT|
NCLT|
NCDRC|
ITAT|
CESTAT|
APTEL|
SAT|
CCI|
NGT|
CAT|
TDSAT|
`;
