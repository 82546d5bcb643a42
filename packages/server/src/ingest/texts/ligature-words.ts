/**
 * Words of Indian judgments with `ff`, `fi` or `fl`, which most fonts print as one sign. Counted in a collection of judgments, and
 * fixed here: with the words of the library itself, the same file would get another text at each import.
 */
export const ligatureWords: ReadonlySet<string> = new Set(
  (
    'affair affairs affect affected affecting affection affects affidavit affidavits affiliated affiliation affirm ' +
    'affirmation affirmative affirmed affirming affix affixed affixing affluent afford afforded affording affords ' +
    'affray artificial bailiff bailiffs beneficent beneficial beneficiaries beneficiary benefit benefited benefits ' +
    'briefly buffalo camouflage certificate certificates certification certified certifies chaff clarification ' +
    'clarificatory clarified classification classifications classified cliff coffee confidence confidential confine ' +
    'confined confinement confines confining confirm confirmation confirmed confirming confirms confiscate ' +
    'confiscated confiscating confiscation conflict conflicting cuff defiance defiant deficiencies deficiency ' +
    'deficient deficit define defined defines defining definite definitely definition definitions differ differed ' +
    'difference differences different differentia differential differentiation differently differing differs ' +
    'difficult difficulties difficulty disqualification disqualifications disqualified dissatisfied effect effected ' +
    'effecting effective effectively effects effectual effectually effectuate efficacious efficacy efficiency ' +
    'efficient efficiently effigy effluent effluents efflux effort efforts effrontery fiat fibre fibres fiction ' +
    'fictional fictitious fide fidelity fides fiduciaries fiduciary field fields fifteen fifth fifty fight fighter ' +
    'fighting figure figured figures file filed files filing fill filled filling fills film films filter filth filthy ' +
    'final finalisation finalise finalised finality finalized finally finance financed finances financial financially ' +
    'financing find finding findings finds fine fined fines finger fingers fining finish finished finishing fir fire ' +
    'firearm firearms fired fires firing firm firmly firms first firstly fiscal fish fisheries fishing fist fists fit ' +
    'fitness fits fitted fitting fittings five fix fixation fixed fixes fixing fixture fixtures flag flagrant flat ' +
    'flats flaw fled fledged flee fleeing fleet flesh flexibility flexible flight floated floating flood floods floor ' +
    'floors flour flow flowing flown flows fluctuating fluid flux flying foodstuffs fortified fulfil fulfill ' +
    'fulfilled fulfilling fulfillment fulfilment fulfils gratification identifiable identification identified ' +
    'indefinite indemnified indifference indifferent ineffective inefficiency infinite infinity infirm infirmities ' +
    'infirmity inflammable inflated inflexible inflict inflicted inflicting infliction influence influenced ' +
    'insignificant insufficiency insufficient justifiable justification justified justifies magnificent malafides ' +
    'misfire modification modifications modified modifies notification notifications notified nullified off offence ' +
    'offences offend offended offender offenders offending offends offensive offer offered offering offerings offers ' +
    'office officer officers offices official officially officials officiate officiated officiating officiation ' +
    'officio offset offshore pacific plaintiff plaintiffs proficiency profit profitable profits qualification ' +
    'qualifications qualified qualifies quantifiable quantified ratification ratified reaffirmed rectification ' +
    'rectified refine refined refinery refining reflect reflected reflection reflects rifle rifles sacrifice ' +
    'sacrificed satisfied satisfies scientific scuffle sheriff significance significant significantly specific ' +
    'specifically specification specifications specified specifies staff staffed stiff stuff suffer suffered ' +
    'suffering suffers suffice sufficiency sufficient sufficiently suffix superficial tariff terrific testified ' +
    'traffic unaffected undefined unfilled unfit unified unjustifiable unjustified unqualified unspecified unverified ' +
    'verification verified'
  ).split(' '),
);
