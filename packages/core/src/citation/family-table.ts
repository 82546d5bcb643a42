/**
 * The series, a line each: the name, then further spellings, without blanks, full stops and capitals. The full form needs none where
 * its initials make the name (`Delhi Law Times`). To add a reporter, add a line beneath its marks, which stand behind a bar.
 *
 * Marks: a year is the first of the series; `c` the court stands before the page; `C` and it is needed; `y` the year may stand behind
 * the name; `k` it is written there; `v` known by volume alone; `V` volume or supplement needed; `o` a publisher's number; `n` a neutral
 * citation; `A` counts in these capitals only; `=A~B` reports of the courts A and B have the same short name, so without the court it
 * is ambiguous, and means the report without a court as well where none stands before `~`; `=A` the court is A where none is printed, and then it is not.
 */
export const familyTable = `
AIR Bom R,airbombayr
SCT
AIR Kar R
AIR Kant HCR
AIR Jhar R
ALL SCR
MhLJ,mahlj,maharashtralawjournal
MahLR,maharashtralawreporter
BomCR,bombaycasesreporter,bombaycr,bcr
Bombay CrC,bcrc,bomcrc
GCD
CPJ
ABR,allindiabombayreporter
WLR
Goa LT
Goa LR
CrLR,crilr
CalLT
RCR
SLT
RLR
CDR
AIHC
RPC
ACR
MPWN
SCJ,supremecourtjournal
All India Rent Control Journal,aircj
TLNJ
KLT
DLR
ACJ
SCW
TAC
CGLJ
ALJ
AWC
UKPC
ADJ
RCJ
Sim LC
JKJ
WLC
RLW
PTC
LabIC,labouric,labourandindustrialcases
UPLBEC
Shim LC
JLJ
WLN
CPR
MPHT
FSR
Lloyd's Rep
GujLR,gujaratlawreporter
LLJ,lablj
JCR
OLR
GLT
GauLR,gauhatilawreports
NEJ
CTC,currenttamilnaducases
UJ
LW
KHC,keralahighcourtcases
UKSC
EWCA Civ
EWCA Crim
EWHC
CompLJ,companylawjournal
KarLJ,karnatakalawjournal
CHN,calcuttahighcourtnotes
UKHL
KCCR
ALT
RAJ
LLN
CTJ
GLH
CCR
BCI
DMC
JCC
Arb LR,arbitrationlawreporter
BBCJ
SAR
MPLJ
ALD
JLJR
ALR
GSTR
All ER
APLJ
LLR
SLR
MWN
HLR
An.W.R.,andhraweeklyreporter
Smp LR
PLJR
BLJR
ECHR
ACD
DRTC
|AV
SA
|1982
Crimes
|v
LGR
ACC
Comp Cas,companycases
CutLT,cuttacklawtimes
PLR
Law CC
Cox CC
taxman,taxmann
FLR
ITD
DRJ
CTR
STR
ITR
Suth WR
ELT
TTJ
CLJ
BomLR,bombaylawreporter
Beng LR
Cr App R
Lewin
CalLJ,calcuttalawjournal
CLA
Bligh PC,bligh
SCL,sebiandcorporatelaws
VST
DLT
|1984cy=SC
JT
|1939
FCR
|=Pat~P&H
PLJ
|1909v
Ind Cas,indiancases
|=Guj~Gau
GLR
|=Ker~Kar~J&K
KLJ
|oy
TMI
|1993
ALL MR,allmaharashtralawreporter
|2009ov
taxmann.com
|2013co
LiveLaw
|2017v
GSTL
|co
STPL
LawSuit
Indlaw
NearLaw
DGLS
NearLaw Online
|1981
SCALE
|1968
SCWR
|=HP~J&K
SLJ
|1904
CriLJ,crlj,crllj,crimlj,criminallawjournal,crllawjournal
|ckoy
AIR Online
CDJ
|o
ALL MR Online
NJRS
ALL SCR Online
LJSOFT
|1988
AIR SCW,airsupremecourtweekly
|v=Ori~Cal
CLT
|1891v=~Malaya
MLJ,madlj
|v=~Eng
STC
|=~Aus
CLR
|A=~Canada
BC
|A=~Ker
AC
|1896v
CWN
|1873Av
IA,lria
|1834Cco
SCC OnLine,supremecourtcasesonline,sconline
|1914cky
AIR,a1r
|1969V
SCC,supremecourtcases,ssc,sc0
|1875ckvy
ILR
|1950
SCR,supremecourtreports
|A
Supreme,supremetoday
FAC
AD
HNS
QB
Ch
KB
UD
HN
|1836v
Moo IA,mooresindianappeals
Moo PC
|Av
US
ER
Marsh
Hay
Bur,burr
|1950n
INSC`;

/**
 * Short forms of courts, and the ways they are written (without blanks, full stops and capitals). AP has no judgments from 2015 to
 * 2018: the court of both successor states sat as Hyderabad.
 */
export const courtTable = `
Guj,gujarat,gj
Burma,lowerburma,upperburma
NCLT
Eng
Aus
Malaya
Sau,saurashtra
Gau,gauhati,assam
P&H,punjabandharyana,punjabharyana,ph,pandh
Rang,rangoon
TS,telangana,tg,tel
Tri,tripura,thc
Mani,manipur,mn
Cal,calcutta,kolkata,wb,chc
Mad,madras,tn,mhc
Megh,meghalaya,ml
TC,travancorecochin,travco
Lah,lahore
Kar,karnataka,kant,ka,khc
PC,privycouncil
J&K,jammuandkashmir,jk,jkl,jammukashmir,jandk
CCI
Del,delhi,de,dhc
Pesh,peshawar
SC,supremecourt,supremecourtofindia,supremecourtindia,suprmecourt,supremcourt
Ori,orissa,or,odisha,ohc
Punj,punjab
FC,federalcourt
Nag,nagpur
SAT
Sikk,sikkim,sik
NGT
Sind,sindh
Bom,bombay,mumbai,mh,bhc,goa
NCDRC
Chh,chhattisgarh,cg,chhatt,chattisgarh
TDSAT
HL,houseoflords
CESTAT
Hyd,hyderabad
ITAT
AP,andhrapradesh,andhra,andhpra
NCLAT
HP,himachalpradesh,himachal,hhc
Pepsu
All,allahabad,alld,up,ahc
MP,madhyapradesh,mphc
Mys,mysore
Ker,kerala,ke,krl
Pat,patna,bh
Raj,rajasthan,rh,rj
Oudh,avadh
Bhopal
CAT
APTEL
Utt,uttarakhand,uttaranchal,uc,uhc,utr,utkd
Jhar,jharkhand,jh`;

/** First years of the courts that are younger than the series that print them. */
export const founded: Readonly<Record<string, number>> = { TS: 2014, Jhar: 2000, Utt: 2000, Chh: 2000 };
