/**
 * The series, a line each: the name, then further spellings, without blanks, full stops and capitals. The full form needs none where
 * its initials make the name (`Delhi Law Times`). To add a reporter, add a line beneath its marks, which stand behind a bar.
 *
 * Marks: a year is the first of the series; `c` the court stands before the page; `C` and it is needed; `y` the year may stand behind
 * the name; `k` it is written there; `v` known by volume alone; `V` volume or supplement needed; `o` a publisher's number; `n` a neutral
 * citation; `A` counts in these capitals only; `=A~B` reports of the courts A and B have the same short name, so without the court it
 * is ambiguous; `=A` the court is A where none is printed, and then it is not.
 */
export const familyTable = `
AIR Bom R,airbombayr
AIR Kar R
AIR Kant HCR
AIR Jhar R
ALL SCR
MhLJ,mahlj,maharashtralawjournal
MahLR,maharashtralawreporter
BomCR,bombaycasesreporter,bombaycr,bcr
Bombay CrC,bcrc,bomcrc
ABR,allindiabombayreporter
Goa LT
Goa LR
CrLR,crilr
RCR
ACR
JCC
CCR
DMC
SCJ,supremecourtjournal
SLT
UJ
SCW
AIHC
SCT
Arb LR,arbitrationlawreporter
RAJ
CompLJ,companylawjournal
PTC
RPC
FSR
LLJ,lablj
LabIC,labouric,labourandindustrialcases
CLR
LLR
SLR
ACJ
TAC
CPJ
CTJ
CPR
BCI
All India Rent Control Journal,aircj
RCJ
DLR
ALJ
AWC
ADJ
ALR
UPLBEC
HLR
Shim LC
Sim LC
JKJ
GujLR,gujaratlawreporter
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
CHN,calcuttahighcourtnotes
CalLT
PLJR
BLJR
BBCJ
JLJR
JCR
OLR
GLT
GauLR,gauhatilawreports
NEJ
CTC,currenttamilnaducases
LW
LLN
MWN
TLNJ
KLT
KHC,keralahighcourtcases
KarLJ,karnatakalawjournal
KCCR
ALT
ALD
APLJ
An.W.R.,andhraweeklyreporter
WLR
All ER
Lloyd's Rep
ECHR
UKHL
UKSC
UKPC
GSTR
SAR
DRTC
ACD
Smp LR
|=Guj~Gau
GLR
|=HP~J&K
SLJ
|=Ker~Kar~J&K
KLJ
|=Pat~P&H
PLJ
|A
Supreme,supremetoday
BC
FAC
AD
UD
AC
KB
QB
Ch
HN
HNS
|AV
SA
|Av
Marsh
Hay
ER
Bur,burr
US
|ckoy
AIR Online
CDJ
|co
LawSuit
Indlaw
DGLS
STPL
NearLaw
NearLaw Online
|o
ALL MR Online
ALL SCR Online
LJSOFT
NJRS
|oy
TMI
|v
BomLR,bombaylawreporter
ACC
ITR
CTR
taxman,taxmann
STC
ELT
STR
VST
ITD
TTJ
Comp Cas,companycases
SCL,sebiandcorporatelaws
CLA
FLR
DLT
DRJ
PLR
CalLJ,calcuttalawjournal
CLJ
CutLT,cuttacklawtimes
Bligh PC,bligh
Suth WR
Beng LR
LGR
Cr App R
Cox CC
Lewin
Law CC
|v=Ori~Cal
CLT
|1904
CriLJ,crlj,crllj,crimlj,criminallawjournal,crllawjournal
|1939
FCR
|1950
SCR,supremecourtreports
|1968
SCWR
|1981
SCALE
|1982
Crimes
|1988
AIR SCW,airsupremecourtweekly
|1993
ALL MR,allmaharashtralawreporter
|1873Av
IA,lria
|1834Cco
SCC OnLine,supremecourtcasesonline,sconline
|1969V
SCC,supremecourtcases,ssc,sc0
|1875ckvy
ILR
|1914cky
AIR
|2013co
LiveLaw
|1984cy=SC
JT
|1950n
INSC
|2009ov
taxmann.com
|1836v
Moo IA,mooresindianappeals
Moo PC
|1891v
MLJ,madlj
|1896v
CWN
|1909v
Ind Cas,indiancases
|2017v
GSTL`;

/**
 * Short forms of courts, and the ways they are written (without blanks, full stops and capitals). AP has no judgments from 2015 to
 * 2018: the court of both successor states sat as Hyderabad.
 */
export const courtTable = `
SC,supremecourt,supremecourtofindia,supremecourtindia,suprmecourt,supremcourt
PC,privycouncil
FC,federalcourt
HL,houseoflords
Del,delhi,de,dhc
Bom,bombay,mumbai,mh,bhc,goa
Mad,madras,tn,mhc
Cal,calcutta,kolkata,wb,chc
Kar,karnataka,kant,ka,khc
Ker,kerala,ke,krl
All,allahabad,alld,up,ahc
AP,andhrapradesh,andhra,andhpra
TS,telangana,tg,tel
Guj,gujarat,gj
HP,himachalpradesh,himachal,hhc
J&K,jammuandkashmir,jk,jkl,jammukashmir,jandk
Jhar,jharkhand,jh
MP,madhyapradesh,mphc
Mani,manipur,mn
Megh,meghalaya,ml
Ori,orissa,or,odisha,ohc
P&H,punjabandharyana,punjabharyana,ph,pandh
Pat,patna,bh
Raj,rajasthan,rh,rj
Sikk,sikkim,sik
Tri,tripura,thc
Utt,uttarakhand,uttaranchal,uc,uhc,utr,utkd
Chh,chhattisgarh,cg,chhatt,chattisgarh
Gau,gauhati,assam
Mys,mysore
Lah,lahore
Nag,nagpur
Oudh,avadh
Sind,sindh
Pesh,peshawar
Rang,rangoon
Hyd,hyderabad
TC,travancorecochin,travco
Bhopal
Burma,lowerburma,upperburma
Punj,punjab
Pepsu
NCLAT
NCLT
NCDRC
ITAT
CESTAT
APTEL
SAT
CCI
NGT
CAT
TDSAT`;

/** First years of the courts that are younger than the series that print them. */
export const founded: Readonly<Record<string, number>> = { TS: 2014, Jhar: 2000, Utt: 2000, Chh: 2000 };
