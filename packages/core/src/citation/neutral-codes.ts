/** Codes of the High Courts' neutral citations and their courts; any other code is neutral-shaped, its court unknown. */
export const neutralCourts: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'DHC Del,BHC Bom,AHC All,MHC Mad,KER Ker,KHC Kar,PHHC P&H,RJ Raj,MPHC MP,GUJHC Guj,CHC Cal,APHC AP,TSHC TS,OHC Ori,' +
    'JHHC Jhar,CGHC Chh,UHC Utt,HHC HP,GAU Gau,JKLHC J&K,THC Tri,MNHC Mani,MLHC Megh'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
