/**
 * Legal terms in English, each with its words in Devanagari, and behind a slash with those in Latin letters that are no
 * name and no word of English. Terms of the Legal Glossary (विधि शब्दावली) of the Legislative Department, Government of India, and
 * those in daily use in courts for the same; and the small words between them. Behind `#`, a word counts only before a number.
 */
const TABLE = `
accused: अभियुक्त मुल्जिम मुलजिम / abhiyukt mulzim
acquisition: अर्जन
act: अधिनियम / adhiniyam
adoption: दत्तक दत्तकग्रहण
and: और एवं एवम् तथा व
anticipatory: अग्रिम
appeal: अपील
appellant: अपीलार्थी अपीलकर्ता / apeelarthi apilarthi
arbitration: माध्यस्थम् माध्यस्थम मध्यस्थता
article: अनुच्छेद / anuchchhed anuchched anuchhed
award: पंचाट
bail: जमानत ज़मानत / zamanat jamanat jamaanat zamaanat
cheque: चेक
cheating: छल धोखाधड़ी
compensation: प्रतिकर मुआवजा मुआवज़ा / muavza muawza
constitution: संविधान / samvidhan sanvidhan
consumer: उपभोक्ता / upbhokta
contempt: अवमान अवमानना
contract: संविदा
conviction: दोषसिद्धि
corporation: निगम
court: न्यायालय अदालत कोर्ट / nyayalaya nyayalay
decree: डिक्री
defamation: मानहानि
divorce: तलाक
dowry: दहेज / dahej
evidence: साक्ष्य / sakshya
high: हाई उच्च
high court: हाईकोर्ट
in: में
income tax: आयकर / aaykar
injunction: व्यादेश निषेधाज्ञा
insurance: बीमा
judge: न्यायाधीश जज / nyayadhish
judgment: निर्णय फैसला फ़ैसला
justice: न्यायमूर्ति / nyayamurti
land: भूमि
law: विधि कानून क़ानून
lease: पट्टा
limitation: परिसीमा
maintenance: भरणपोषण
marriage: विवाह
mortgage: बंधक
murder: हत्या / hatya
of: का की के
order: आदेश
petition: याचिका पिटीशन / yachika
petitioner: याची याचिकाकर्ता / yachikakarta
plaintiff: वादी
police: पुलिस
property: संपत्ति सम्पत्ति
punishment: दंड दण्ड
rape: बलात्कार बलात्संग
rent: किराया
respondent: प्रत्यर्थी / pratyarthi
review: पुनर्विलोकन
revision: पुनरीक्षण / punrikshan
rule: नियम
section: धारा # dhara
sentence: सजा सज़ा
state: राज्य
succession: उत्तराधिकार / uttaradhikar
suit: वाद
supreme: उच्चतम सर्वोच्च सुप्रीम
tax: कर
theft: चोरी
transfer: अंतरण
tribunal: अधिकरण / adhikaran
union: संघ
v: बनाम / banam banaam
versus: बनाम / banam banaam
vs: बनाम / banam banaam
witness: साक्षी गवाह
writ: रिट
`;

/** What a legal term means in English, and where. */
export interface LegalTerm {
  readonly english: string;
  /** True for a word that counts only before a number. */
  readonly isBeforeNumber: boolean;
}

let terms: ReadonlyMap<string, readonly LegalTerm[]> | undefined;

/** Returns the English terms for a word, in Devanagari or transliterated; lower case. */
export function legalTerms(word: string): readonly LegalTerm[] {
  terms ??= readTable();
  return terms.get(word.normalize('NFKD')) ?? [];
}

function readTable(): ReadonlyMap<string, readonly LegalTerm[]> {
  const found = new Map<string, LegalTerm[]>();
  for (const line of TABLE.trim().split('\n')) {
    const [english = '', rest = ''] = line.split(': ');
    const [always = '', beforeNumber = ''] = rest.split('#');
    const add = (words: string, isBeforeNumber: boolean): void => {
      for (const word of words.match(/[^\s/]+/g) ?? []) {
        const key = word.normalize('NFKD');
        found.set(key, [...(found.get(key) ?? []), { english, isBeforeNumber }]);
      }
    };
    add(always, false);
    add(beforeNumber, true);
  }
  return found;
}
