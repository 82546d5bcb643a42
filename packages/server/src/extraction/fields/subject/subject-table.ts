/**
 * Subject areas and what speaks for them, a block each: the name, then lines `weight: word or phrase, …`. Words are in small
 * letters and match themselves; `*` at the end of a term matches any ending. After `acts` are parts of the titles
 * of acts whose citation speaks for the area. What the weights mean and how they were found: docs/subjects.md.
 */
export const subjectTable = `
Criminal law
6: convicted under section, sentenced to death, rigorous imprisonment, charge sheet, culpable homicide, dying declaration, post mortem, first information report, common intention, unlawful assembly, death sentence, anticipatory bail, imprisonment for life, life imprisonment, chargesheet, f i r, acquittal
3: accused, prosecution, acquitted, convicted, conviction, murder, eye witness*, deceased, sessions judge, sessions court, complainant, offence*, bail, inquest, rape, dacoity, robbery, confession, approver, quashing, magistrate, investigating officer
acts 5: indian penal code, code of criminal procedure, arms act, narcotic drugs, prevention of corruption, dowry prohibition, terrorist and disruptive, explosive substances, prevention of food adulteration, bharatiya nyaya, bharatiya nagarik, scheduled castes and the scheduled tribes, protection of children, prevention of money, unlawful activities, probation of offenders, extradition, juvenile justice, indian evidence act 1872

Preventive detention
9: detenu*, preventive detention, order of detention, detention order, detaining authority, grounds of detention, advisory board
3: habeas corpus
acts 6: preventive detention, maintenance of internal security, conservation of foreign exchange and prevention of smuggling, national security act, prevention of illicit traffic, prevention of dangerous activities, prevention of blackmarketing

Service law
7: disciplinary proceedings, departmental enquiry, departmental inquiry, seniority list, inter se seniority, date of promotion, direct recruits, compulsory retirement, compulsorily retired, article 311, service commission, departmental promotion committee, article 309, pay scale*, confirmed in the post, government servant*, civil servant*, pensionary benefits, age of superannuation, recruitment rules, back wages, dismissal from service, removal from service, termination of his services, vacant posts, select list, appointment to the post, service record, date of birth in the service, police constable*, compassionate appointment, regularisation
3: seniority, promotion*, promotee*, superannuation, probation, probationer*, cadre, reversion, appointing authority, gratuity, pension*, reinstatement, administrative tribunal, lien, increments, temporary servant, termination of service, recruitment, vacancies, viva voce, merit list, selection board, lecturer*, posts of, advertisement, in service, charge memo, enquiry officer, inquiry officer
acts 4: service rules, recruitment rules, fundamental rules, administrative tribunals, civil services, conduct rules, pension rules, conditions of service, discipline and appeal, police rules

Labour law
8: industrial dispute*, industrial tribunal, labour court, retrenchment, lay off, lock out, standing orders, trade union, bonus, domestic enquiry, layoff, workmen's compensation, wage structure, minimum wages, provident fund, closure of the undertaking, state insurance, employees' state insurance
4: workman, workmen, management, wages, dearness allowance, employees' union, strike
acts 6: industrial disputes, factories act, payment of bonus, payment of wages, minimum wages, payment of gratuity, industrial employment, trade unions, employees' state insurance, employees state insurance, provident funds, contract labour, workmen's compensation, working journalists, industrial relations, mines act, plantations labour

Land acquisition
9: land acquisition, acquisition of land, acquired land*, market value of the land, land acquisition officer, acquisition proceedings, compulsory acquisition, public purpose, solatium, acquisition of the land*, order of requisition, requisition of the premises
4: acquisition, notification under section 4, collector's award, reference court, enhanced compensation, urgency clause
acts 7: land acquisition, requisitioning and acquisition, fair compensation and transparency

Land reforms
8: land reforms, zamindari, ceiling area, ceiling limit, surplus land, ryotwari, bhumidhar*, sirdar*, agricultural holding*, agrarian reform, inam*, proprietary rights, estates abolition, consolidation of holdings, consolidation officer, occupancy tenant*, raiyat*, jagir*, talukdari, malguzar*
4: tenure holder, tenure-holder, landowner*, agricultural land*, cultivat*, settlement officer, revenue court*
acts 6: land reforms, zamindari abolition, ceiling on land, abolition of, land ceiling, ceiling and regulation, agricultural lands act, tenancy and agricultural, consolidation of holdings, estates land, jagir, inams, land tenure, land revenue, agricultural holdings, estates abolition, agrarian

Rent and eviction
9: rent control, eviction petition, bona fide requirement, sub letting, sub-letting, subletting, rent controller, standard rent, ejectment, eviction of the tenant, demised premises, arrears of rent, statutory tenant, fair rent
4: landlord, tenant*, tenancy, eviction, lessor, lessee, sub-tenant*, premises, leased premises
acts 6: rent control, rent restriction, rents hotel, lease rent and eviction, control of rent, rent and eviction, rent act, premises rent, lease and rent, rent and lease, accommodation control, public premises

Income tax
8: income tax officer, income-tax officer, assessment year, assessable income, income tax appellate, appellate tribunal income, commissioner of income, hindu undivided family, capital gains, business income, depreciation allowance, undisclosed income, accounting year, wealth tax, wealth-tax, estate duty, gift tax, excess profits tax, total income
4: assessee*, assessment, assessed, revenue expenditure, capital expenditure, dividend*, taxable income
acts 7: income-tax, income tax, wealth-tax, wealth tax, estate duty, gift-tax, excess profits tax, business profits tax, surtax, agricultural income

Indirect tax
8: sales tax, excise duty, central excise, customs duty, turnover, purchase tax, sales-tax, excise, tariff item, service tax, value added tax, octroi, entry tax, import duty, goods and services tax, collector of customs, terminal tax, entertainment tax, countervailing duty, stamp duty, market fee, cess
4: dealer*, taxable, classification of goods, manufacture, exigible, exemption notification, input tax
acts 6: sales tax, central excise, customs act, customs tariff, excises and salt, sea customs, goods and services tax, finance act 1994, entry tax, excise act, value added tax, motor vehicles taxation, court fees, stamp act, entertainment tax, octroi

Constitutional law
6: fundamental right*, basic structure, legislative competence, legislative power*, pith and substance, ultra vires the constitution, reasonable restriction*, equal protection, colourable legislation, freedom of speech, unconstitutional, seventh schedule, repugnancy, constituent assembly, article 368, directive principles, constitution bench, state legislature, backward class*, doctrine of eclipse, intelligible differentia, article 356, secularism
2: legislature*, validity of the act, vires, constitutionality, article 14, article 19, article 21, article 31, article 13, article 245, article 246, article 254, article 301, article 25, article 26, article 30
acts 1: constitution of india
acts 2: government of india act, amendment) act constitution

Election law
9: election petition, returned candidate, corrupt practice*, nomination paper*, returning officer, polling, ballot paper*, election tribunal, electoral roll*, void the election, contesting candidate*
4: election*, constituency, votes, voters
acts 8: representation of the people, conduct of elections, conduct of election

Arbitration
9: arbitrator*, arbitration agreement, arbitral, arbitration clause, umpire, reference to arbitration, arbitral tribunal, set aside the award, setting aside the award
3: award, arbitration
acts 7: arbitration act, arbitration and conciliation, foreign awards

Company law
9: winding up, share capital, shareholders, board of directors, memorandum of association, articles of association, oppression and mismanagement, debenture*, company law board, registrar of companies, official liquidator, national company law, stock exchange, allotment of shares
4: shares, directors, company court, managing director, liquidator
acts 7: companies act, securities contracts, securities and exchange, monopolies and restrictive, competition act, sick industrial

Insolvency
10: corporate debtor, insolvency resolution, resolution professional, committee of creditors, insolvency court, adjudged insolvent, act of insolvency, official receiver, resolution plan
acts 8: insolvency and bankruptcy, provincial insolvency, presidency towns insolvency, presidency-towns insolvency

Banking and finance
8: banking company, bank guarantee*, letter of credit, secured creditor, debts recovery tribunal, dishonour of the cheque, dishonour of cheque, promissory note*, securitisation, reserve bank, money lender*, moneylender*, negotiable instrument*, dishonoured
3: bank, loan, guarantor, surety, creditor, borrower, cheque
acts 6: negotiable instruments, banking regulation, securitisation and reconstruction, recovery of debts, reserve bank of india, banking companies, money-lenders, debt relief, foreign exchange regulation, foreign exchange management

Family law
9: divorce, maintenance of wife, restitution of conjugal rights, judicial separation, guardianship, custody of the child, custody of the children, dissolution of marriage, nullity of marriage, adoption, muslim law, mahomedan law, wakf, hindu law, joint family, coparcen*, stridhan, matrimonial, adopted son, mitakshara, karta, partition suit
4: wife, husband, marriage, widow, partition, succession, reversioner*, legal necessity, testator, testatrix, probate, legatee*, heirs
acts 7: hindu marriage, hindu succession, hindu adoptions, special marriage, guardians and wards, hindu minority, muslim women, indian divorce, dissolution of muslim, indian succession, succession act, wakf act, domestic violence, family courts, hindu women's rights

Property law
7: suit for possession, adverse possession, title to the suit, suit property, suit land*, mortgage*, equity of redemption, sale deed, gift deed, specific performance, easement*, pre-emption, pre emption, redemption, suit for declaration, declaration of title, benami, transfer of property, vendee*, vendor*, agreement to sell, agreement of sale
3: plaintiff*, possession, title, conveyance, deed, trespass*, encroachment
acts 5: transfer of property, specific relief, registration act, easements, pre-emption, benami, evacuee property, displaced persons, trusts act

Contract
7: breach of contract, liquidated damages, earnest money, bailment, carrier*, charter party, frustration of contract, sale of goods, tender*, offer and acceptance, indemnity, common carrier, bill of lading, damages for breach, insurance policy, insurer, policy of insurance
3: contract, contractor, buyer, seller, consignment, damages, insurance
acts 6: indian contract act, sale of goods, partnership act, carriers act, insurance act, marine insurance, railways act, carriage of goods, partnership

Civil procedure
5: res judicata, execution petition, executing court, decree holder, decree-holder, judgment debtor, judgment-debtor, second appeal, ex parte decree, condonation of delay, period of limitation, barred by limitation, amendment of the plaint, civil revision, order 21, interlocutory order, abatement of the appeal, execution of the decree, inherent power*, letters patent appeal, jurisdiction of the civil court
2: plaint, decree, limitation, written statement, legal representative*, restoration
acts 3: code of civil procedure, limitation act, suits valuation, court-fees, letters patent

Motor accidents
10: motor accident*, motor accidents claims tribunal, accidents claims tribunal, rash and negligent driving, claim petition, contributory negligence, loss of dependency, multiplier, third party insurance, third party risk*
acts 3: motor vehicles act

Transport
9: stage carriage*, contract carriage*, regional transport authority, transport authority, permit holder, state transport undertaking, road transport corporation, nationalised route*, inter-state permit
3: permit*, route*, operators
acts 4: motor vehicles act, road transport corporations, motor transport

Consumer protection
9: deficiency in service, consumer forum, district forum, national commission, state commission, consumer dispute*, medical negligence, unfair trade practice*
4: complainant, consumer*
acts 9: consumer protection

Intellectual property
10: trade mark*, trademark*, passing off, patentee*, patented, copyright, infringement of the, registered design, deceptively similar, registrar of trade
acts 9: trade marks, trade and merchandise marks, patents act, patents and designs, copyright act, designs act

Environment
10: pollution, environmental clearance, effluent*, ecological, green tribunal, environment impact, hazardous, forest conservation, polluter pays, wild life, wildlife, sustainable development
4: environment*, forest*, mining lease
acts 8: environment (protection), environment protection, water (prevention, air (prevention, forest (conservation), wild life, wildlife, green tribunal, water act

Mines and minerals
9: mining lease*, prospecting licence, royalty, minor mineral*, mineral concession, dead rent, quarry*, coal bearing, colliery
acts 7: mines and minerals, mineral concession, coal mines, coal bearing, coking coal

Municipal and local government
8: municipal corporation, municipal council, municipality, gram panchayat, panchayat*, zila parishad, municipal board, town planning, municipal commissioner, development authority, building plan*, nagar palika, sanctioned plan, house tax, property tax, improvement trust
acts 6: municipal, municipalities, panchayat, town planning, improvement trust, cantonments, zilla parishad, municipality, regional and town

Education
9: medical college*, admission to, educational institution*, affiliation, entrance examination, minority institution*, capitation fee, post graduate
5: university, students, school, teachers, vice-chancellor
acts 6: university act, education act, medical council, universities, educational institutions, university grants, technical education

Contempt of court
10: contempt of court, contemner*, contempt petition, criminal contempt, wilful disobedience, scandalis*, contempt jurisdiction, unconditional apology
5: contempt
acts 9: contempt of courts

Essential commodities and licensing
8: essential commodit*, control order, licensing authority, levy price, fair price shop*, import licence*, sugar factory, liquor, levy sugar, import policy, licensee*, excise commissioner, country liquor, cinema*, levy rice
3: licence*, license*, quota
acts 6: essential commodities, essential supplies, imports and exports, industries (development, cinematograph, prohibition act, foreign trade, drugs and cosmetics, drugs act, markets act, produce market

Electricity
10: electricity board, supply of electricity, electricity tariff, electrical energy, power purchase, electricity regulatory, distribution licensee, theft of electricity
acts 8: electricity act, electricity (supply), electricity regulatory, electricity supply

Religious endowments
9: endowment*, temple*, math*, mahant, mutawalli, shebait*, deity, religious denomination, archaka*, trustee*, gurdwara*, devaswom
acts 8: religious endowments, hindu religious, public trusts, gurdwaras, charitable endowments, religious trusts

Cooperative societies
10: cooperative society, co-operative society, cooperative societies, co-operative societies, registrar of co-operative, co-operative bank, cooperative bank
acts 8: co-operative societies, cooperative societies

Right to information
10: public information officer, information commission, right to information, appellate authority under the rti
acts 9: right to information

Citizenship and foreigners
10: citizenship, foreigner*, passport*, domicile, deportation, migrated to pakistan, citizen of india, pakistani national
acts 8: citizenship act, foreigners act, passports act, passport act, registration of foreigners

Armed forces
9: court martial, court-martial, army act, armed forces, commanding officer, summary court, army order
acts 8: army act, navy act, air force act, border security force, armed forces

Legal profession
9: bar council, professional misconduct, advocate on record, roll of advocates, disciplinary committee, senior advocate designation
acts 9: advocates act, legal practitioners, bar councils
`;

/** The names of all subject areas. */
export const subjects: readonly string[] = subjectTable
  .trim()
  .split('\n\n')
  .map((block) => block.slice(0, block.indexOf('\n')));
