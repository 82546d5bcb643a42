/**
 * Short forms of courts and their spellings, in lower case, without spaces and full stops. AP has no judgments from 2015 to
 * 2018, when the court of both successor states was the High Court at Hyderabad.
 */
export const courtTable = `
Sau,saurashtra
NCLT
Eng
J&K,jammuandkashmir,jk,jkl,jammukashmir,jandk
TC,travancorecochin,travco
SC,supremecourt,supremecourtofindia,supremecourtindia,suprmecourt,supremcourt
PC,privycouncil
FC,federalcourt
Pat,patna,bh
Ker,kerala,ke,krl
TDSAT
HL,houseoflords
CESTAT,tridel,trimumbai,tribang,trichennai,trikolkata,triahmd,triahmedabad,trihyd,trichan,triall,cegat
Hyd,hyderabad
Nag,nagpur
SAT
Sikk,sikkim,sik,shc
NGT
Sind,sindh
Bom,bombay,mumbai,mh,bhc
Goa
East Punj,eastpunjab,ep
AAR,aarit
NCDRC,nc
Chh,chhattisgarh,cg,chhatt,chattisgarh
Rang,rangoon
ITAT
Aus
CAT
AP,andhrapradesh,andhra,andhpra
NCLAT
HP,himachalpradesh,himachal,hhc
P&H,punjabandharyana,punjabharyana,ph,pandh
TS,telangana,tg,tel
Kar,karnataka,kant,karn,knt,ka,khc
Pesh,peshawar
APTEL
Cal,calcutta,kolkata,wb,chc
Pepsu
Utt,uttarakhand,uttaranchal,uc,uhc,utr,utkd
Jhar,jharkhand,jh
Raj,rajasthan,rh,rj
Del,delhi,de,dhc
Malaya
MP,madhyapradesh,mphc
Mad,madras,tn,mhc
Megh,meghalaya,ml
Tri,tripura,thc
Mani,manipur,mn
Guj,gujarat,gj
Burma,lowerburma,upperburma
Gau,gauhati,assam
CCI
Lah,lahore
Oudh,avadh
Bhopal
All,allahabad,alld,up,ahc
Mys,mysore
Ori,orissa,or,odisha,ohc
Punj,punjab`;

/** First years of courts that are younger than the series in which they are printed. */
export const founded: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({ TS: 2014, Jhar: 2000, Utt: 2000, Chh: 2000 }),
);
