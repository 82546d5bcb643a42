/** Bodies that are often a party, each before the words of its name. Small words are left out. */
const table = `
aicte all india council technical education
aiims all india institute medical sciences
bcci board control cricket india
bhel bharat heavy electricals
bpcl bharat petroleum corporation
bsnl bharat sanchar nigam
cbdt central board direct taxes
cci competition commission india
cwc central warehousing corporation
dda delhi development authority
dtc delhi transport corporation
esic employees state insurance corporation
fci food corporation india
govt government
hal hindustan aeronautics
hpcl hindustan petroleum corporation
icai institute chartered accountants india
idbi industrial development bank india
ioc indian oil corporation
iocl indian oil corporation
jnu jawaharlal nehru university
kseb kerala state electricity board
ksrtc karnataka state road transport corporation
lic life insurance corporation
mcd municipal corporation delhi
mcgm municipal corporation greater
mci medical council india
mseb maharashtra state electricity board
msrtc maharashtra state road transport corporation
mtnl mahanagar telephone nigam
ncb narcotics control bureau
ndmc new delhi municipal
nhai national highways authority india
nia national investigation agency
ntpc national thermal power corporation
ongc oil natural gas
pnb punjab national bank
pseb punjab state electricity board
rbi reserve bank india
rsrtc rajasthan state road transport corporation
sail steel authority india
sbi state bank india
sebi securities exchange board india
ssc staff selection commission
telco tata engineering locomotive
tisco tata iron steel
trai telecom regulatory authority india
ugc university grants commission
uoi union india
upsc union public service commission
upseb uttar pradesh state electricity board
upsrtc uttar pradesh state road transport corporation
`;

/** The words of a body's name by its short form: `rbi` has `reserve`, `bank` and `india`. */
export const bodiesByShortForm: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [short = '', ...words] = line.split(' ');
      return [short, words];
    }),
);
