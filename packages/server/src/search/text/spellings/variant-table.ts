/**
 * Words and names that Indian reports spell in several ways, one set a line, separated by commas. Blanks are where a word is also
 * printed apart or with a hyphen. Plurals in `s` or `es` are found with them.
 */
export const VARIANT_TABLE = `
programme, program
enrolment, enrollment
instalment, installment
fulfilment, fulfillment
fulfil, fulfill
wilful, willful
wilfully, willfully
skilful, skillful
cancelled, canceled
travelled, traveled
marshalled, marshaled
labelled, labeled
counsellor, counselor
jewellery, jewelry
adviser, advisor
analysed, analyzed
analysing, analyzing
despatch, dispatch
despatched, dispatched
despatching, dispatching
movable, moveable
immovable, immoveable
encumbrance, incumbrance
focused, focussed
focusing, focussing
convener, convenor
meagre, meager
woollen, woolen
verandah, veranda, varandah
bazaar, bazar
zilla, zillah
septicaemia, septicemia
kilometre, kilometer
munsif, munsiff
draftsman, draughtsman
draftsmen, draughtsmen
demeanour, demeanor
favouritism, favoritism
unauthorisedly, unauthorizedly
pharsa, farsa
practise, practice
practised, practiced
practising, practicing
analyse, analyze
paralyse, paralyze
catalogue, catalog
connexion, connection
grey, gray
artefact, artifact
anaesthesia, anesthesia
haemorrhage, hemorrhage
foetus, fetus
encyclopaedia, encyclopedia
homoeopathy, homeopathy
homoeopathic, homeopathic
ageing, aging
moneylender, money lender
moneylending, money lending
ad hoc, adhoc
ad hocism, adhocism
bye law, by law, bylaw, byelaw
bona fide, bonafide
mala fide, malafide
suo motu, suomotu, suo moto
ex parte, exparte
ex gratia, exgratia
ex officio, exofficio
prima facie, primafacie
inter se, interse
lok adalat, lokadalat
panchayat, panchayath
gram panchayat, grampanchayat
mohammedan, muhammadan, mahomedan, mohamedan
waqf, wakf
tehsildar, tahsildar, tahasildar
tehsil, tahsil
taluk, taluka
zamindar, zemindar
zamindari, zemindari
benami, benamee
gurdwara, gurudwara
mutawalli, mutwalli, muthavalli
stridhan, stridhana
talaq, talak
shariat, shariah, sharia
quran, koran
dacoity, dacoitee
karta, kartha
sub section, subsection
sub clause, subclause
sub rule, subrule
sub lease, sublease
sub lessee, sublessee
sub tenant, subtenant
sub tenancy, subtenancy
sub let, sublet
sub letting, subletting
sub division, subdivision
sub divisional, subdivisional
sub registrar, subregistrar
sub committee, subcommittee
sub contractor, subcontractor
sub contract, subcontract
co operative, cooperative
co operation, cooperation
co operate, cooperate
co ordinate, coordinate
co ordination, coordination
co accused, coaccused
co owner, coowner
co ownership, coownership
co sharer, cosharer
co parcener, coparcener
co parcenary, coparcenary
co defendant, codefendant
co plaintiff, coplaintiff
co exist, coexist
co education, coeducation
co opt, coopt
co opted, coopted
non payment, nonpayment
non compliance, noncompliance
non joinder, nonjoinder
non disclosure, nondisclosure
non bailable, nonbailable
non cognizable, noncognizable, non cognisable
non agricultural, nonagricultural
non observance, nonobservance
non application, nonapplication
pre emption, preemption
pre emptor, preemptor
pre emptive, preemptive
pre existing, preexisting
pre requisite, prerequisite
pre condition, precondition
pre constitution, preconstitution
re open, reopen
re opening, reopening
re opened, reopened
re instate, reinstate
re instatement, reinstatement
re examine, reexamine
re examination, reexamination
re appoint, reappoint
re appointment, reappointment
re employment, reemployment
re employed, reemployed
re assess, reassess
re assessment, reassessment
re hearing, rehearing
re enact, reenact
re enacted, reenacted
re enactment, reenactment
re trial, retrial
re possession, repossession
over rule, overrule
over ruled, overruled
over riding, overriding
cross examination, crossexamination
cross examine, crossexamine
trade mark, trademark
copy right, copyright
good will, goodwill
pay roll, payroll
time barred, timebarred
water course, watercourse
show cause, showcause
vice chancellor, vicechancellor
vice versa, viceversa
anti dumping, antidumping
ante dated, antedated
anti national, antinational
inter state, interstate
intra court, intracourt
multi storeyed, multistoreyed, multi storied
hand writing, handwriting
post mortem, postmortem
eye witness, eyewitness
pay scale, payscale
charge sheet, chargesheet
charge sheeted, chargesheeted
gun shot, gunshot
fire arm, firearm
motor cycle, motorcycle
auto rickshaw, autorickshaw
mid night, midnight
blood stain, bloodstain
blood stained, bloodstained
ante mortem, antemortem
pre meditated, premeditated
pre meditation, premeditation
pre planned, preplanned
re appreciate, reappreciate
re appreciated, reappreciated
re appreciating, reappreciating
re appreciation, reappreciation
re appraisal, reappraisal
re appraise, reappraise
re instated, reinstated
re organisation, reorganisation, re organization, reorganization
re investigation, reinvestigation
under trial, undertrial
land holder, landholder
back wages, backwages
lease hold, leasehold
post graduate, postgraduate
lump sum, lumpsum
per cent, percent
tube well, tubewell
de facto, defacto
de hors, dehors
mis conduct, misconduct
mis appropriation, misappropriation
mis joinder, misjoinder
land lord, landlord
land owner, landowner
work man, workman
work men, workmen
`;
