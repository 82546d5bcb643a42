import type { messages as english } from './messages.js';

/** Texts of the list that says where the particulars of a judgment come from, in Hindi. */
export const messages: typeof english = {
  fieldSources: 'ये विवरण कहाँ से आए',
  fieldSource: (name, origin, certainty) => `${name}: ${origin}; ${certainty}।`,
  fieldNames: new Map([
    ['appellant', 'पक्षकार'],
    ['respondent', 'पक्षकार'],
    ['courtId', 'न्यायालय'],
    ['decidedOn', 'तिथि'],
    ['judges', 'पीठ'],
    ['caseNumber', 'मामला संख्या'],
    ['caseType', 'मामले का प्रकार'],
    ['otherCitations', 'उद्धरण'],
    ['advocates', 'अधिवक्ता'],
    ['actsHtml', 'उपबंध'],
    ['subject', 'विषय'],
    ['decision', 'परिणाम'],
  ]),
  origins: {
    head: 'निर्णय की पहली पंक्तियों से पढ़ा गया',
    signatures: 'अंत के हस्ताक्षरों से पढ़ा गया',
    'author-line': 'उस पंक्ति से पढ़ा गया जो लेखक का नाम देती है; वह पूरी पीठ नहीं है',
    'report-bench': 'रिपोर्ट में छपी पीठ से पढ़ा गया',
    registry: 'न्यायालय की अपनी निर्णय-सूची से पढ़ा गया',
    'report-line': 'रिपोर्ट की अंतिम पंक्ति से पढ़ा गया',
    order: 'समापन अनुच्छेदों से पढ़ा गया',
    number: 'मामला संख्या से पढ़ा गया',
    text: 'पूरे पाठ से पढ़ा गया',
    'similar-record': 'उसी दिन और मिलते-जुलते नामों वाले अभिलेख से लिया गया',
  },
  certainties: {
    sure: 'लगभग हमेशा सही',
    likely: 'प्रायः सही, कृपया जाँच लें',
    doubtful: 'अक्सर ग़लत या मापा नहीं गया, कृपया जाँच लें',
  },
};
