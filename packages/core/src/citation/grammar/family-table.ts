/**
 * The series of India, one per line: the name, then other spellings in lower case, without spaces and full stops. The
 * full name is not listed if its initials are the short name (`Delhi Law Times`). To add a reporter, add a line below its
 * marks, which begin with `|`.
 *
 * Marks: a year is the first year of the series; `c` the court is printed before the page; `C` the court is required; `y`
 * the year may come after the name; `k` the canonical form has it there; `v` the volume identifies the report without a
 * year; `V` a volume or supplement is required; `o` a publisher's number; `n` a neutral citation; `A` only these capitals
 * count; `=A~B` reports of the courts A and B share the short name, so a citation without the court is ambiguous (an empty
 * name is a report without a court); `=A` the court is A and is not printed.
 */
export const familyTable = `
SCT
ALL SCR
MhLJ,mahlj,mhjj,maharashtralawjournal
ADJ
MahLR,maharashtralawreporter
BomCR,bombaycasesreporter,bombaycr,bcr
Bombay CrC,bcrc,bomcrc
Goa LT,goalawtimes
Goa LR,goalawreporter
TN MAC
LAC,lacc,landacquisitioncases
Tax LR,taxlawreporter
DCR
AICLR
CrLR,crilr
APLJ
LLR
CalLT
RCR
AIHC
SLT
RLR,rajlr
CDR
ACR
MPWN
SLR,servlr
SCJ,supremecourtjournal
All India Rent Control Journal,aircj
RLW,rajlw
KarLJ,karnatakalawjournal,kantlj,kntlj
PTC
TLNJ
DLR
SCW
TAC
ALJ,alllj
AWC
RCJ
Sim LC
Shim LC
GCD
WLN
CPR
MPHT
HLR
An.W.R.,andhraweeklyreporter
RAJ
CTJ
LLN
OLR
GLT,gault
GauLR,gauhatilawreports
NEJ
CTC,currenttamilnaducases
UJ
MWN
Smp LR
KHC,keralahighcourtcases
JKJ
WLC
UPLBEC
CHN,calhn,calcuttahighcourtnotes
KCCR
ALT
DMC
JCC
CompLJ,companylawjournal
Arb LR,arbitrationlawreporter
BBCJ
SAR
ALD
BCI
LW,madlw
CCR
ALR
GSTR
PLJR
BLJR
ACD
DRTC
AIC
AISLJ
ARC
BLJ
BLR
CCC
CivCC
CLC
CPMH
CrCJ,cricj
CJ
CurCC
CurCriR
CurLJ
DTC
ECC
ECR
EFR
ESC
FJR
ICC
ICR
IPLR
ITJ
JIC
KLR
MysLJ
NTN
PCrLR
RevLR
RLT
RRR
RSJ
SOT
TLR
UPTC
WBLR
|=Pat~P&H
PLJ
|1949
KLT,kerlt
LLJ,lablj
|1955
MPLJ
JLJ
ACJ
|2000
CGLJ
JLJR
JCR
AIR Kar R
AIR Kant HCR
AIR Jhar R
AIR Bom R,airbombayr,airbomreports,airbombayreports
ABR,allindiabombayreporter
|1959
GLH,gujlh
GujLR,gujaratlawreporter
|1986
CPJ
|1933v
ITR
|1977v
ELT
|2005v
VST
STR
|1931v
Comp Cas,companycases,comcas,compcases
|1909v
Ind Cas,indiancases
|2009ov
taxmann.com
|1982
Crimes
|2017v
GSTL
|v
SCEC
LGR
ATC,administrativetribunalscases,administrativetribunalcases
LJMC
ACC
TTJ
CLJ
BomLR,bombaylawreporter
SCL,sebiandcorporatelaws
ITD
DRJ
CTR
Beng LR
FLR
CutLT,cuttacklawtimes
DLT,dellt
Suth WR
PLR,punjlr
CalLJ,calcuttalawjournal
CLA
taxman,taxmann
|1984cy=SC
JT
|1896v
CWN,calwn
|1981
SCALE
|1834Cco
SCC OnLine,supremecourtcasesonline,onlinescc,sconline
|1950V
SCC,supremecourtcases,ssc,sc0
|1834co
STPL
DGLS
LawSuit,lawsuits,lawsuite
Indlaw
NearLaw
NearLaw Online
|1968
LabIC,labouric,labourandindustrialcases,l&ic
SCWR
|=~Aus
CLR
|=HP~J&K
SLJ,servlj
|1939
FCR
|=Ker~Kar~J&K
KLJ
|1904
CriLJ,crlj,crllj,crimlj,criminallawjournal,crllawjournal
|o
ALL SCR Online
NJRS
ALL MR Online
LJSOFT
|1988
AIR SCW,airsupremecourtweekly
|1993
ALL MR,allmaharashtralawreporter
|v=Ori~Cal
CLT
|1891v=~Malaya
MLJ,madlj
|1950v=~Eng
STC
|1836v
Moo PC
Moo IA,mooresindianappeals
|2013co
LiveLaw
|ckoy
AIR Online
CDJ
|1914cky
AIR,a1r
|1950
SCR,supremecourtreports
|A=SC~Bom
Supreme,supremetoday
|A=Del~SC
AD
|A
UD
HN
FAC
HNS
|1875ckvy
ILR
|=Guj~Gau
GLR
|oy
TMI
|1873Av
IA,lria,indapp
|1950n
INSC
|A=~Canada
BC
|A=~Ker
AC
|AV
CPC
SA`;
