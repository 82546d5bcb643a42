import type {
  caseHeadMessages as englishHead,
  casePreviewMessages as english,
  treatmentMessages as englishTreatments,
} from './messages.js';

/** Every text of the case preview, in Hindi. */
export const casePreviewMessages: typeof english = {
  region: 'निर्णय की झलक',
  tabs: 'झलक के भाग',
  text: 'झलक',
  particulars: 'विवरण',
  treatment: 'परवर्ती व्यवहार',
  openDialog: (name) => `${name} की झलक`,
  aCase: 'निर्णय',
  close: 'बंद करें',
  loading: 'झलक लोड हो रही है।',
  loaded: 'झलक दिखाई गई है।',
  error: 'झलक लोड नहीं हो सकी।',
  quota: 'इस पृष्ठ ने पुस्तकालय से बहुत बार पूछा है। बाद में फिर प्रयास करें।',
  config: 'पृष्ठ यह नहीं बताता कि कौन-सा निर्णय दिखाना है।',
  notAvailable: 'सामग्री उपलब्ध नहीं है',
  'not-held': (asked) => `पुस्तकालय में “${asked}” का कोई निर्णय नहीं है।`,
  impossible: (asked) => `कोई रिपोर्ट “${asked}” नहीं हो सकती।`,
  unread: (asked) => `“${asked}” उद्धरण नहीं है।`,
  several: (asked) => `“${asked}” से एक से अधिक निर्णय अभिप्रेत हो सकते हैं:`,
  search: 'पुस्तकालय में खोजें',
  signIn: 'पूरा निर्णय देखने के लिए लॉग इन करें',
  extent: (shown, length) => `${length} में से ${shown} वर्ण`,
  untreated: 'पुस्तकालय में ऐसा कोई परवर्ती निर्णय ज्ञात नहीं जिसमें इस पर विचार हुआ हो।',
  cited: (count) => `पुस्तकालय में ${count} निर्णयों में उद्धृत`,
};

/** Words for heading and particulars, in Hindi. */
export const caseHeadMessages: typeof englishHead = {
  versus: 'बनाम',
  noParties: 'पक्षकार ज्ञात नहीं',
  noCourt: 'न्यायालय ज्ञात नहीं',
  sample: 'काल्पनिक नमूना',
  more: (count) => `+ ${count}`,
  bench: 'पीठ',
  author: 'निर्णय सुनाया',
  number: 'मामला',
  subject: 'विषय',
  provisions: 'उपबंध',
  decision: 'परिणाम',
  advocates: 'अधिवक्ता',
  citations: 'उद्धरण',
  printed: 'जैसा छपा है',
  source: 'स्रोत',
  derived: (facts) => `पाठ से स्वतः निकाला गया; कृपया जाँच लें: ${facts}।`,
  parties: 'पक्षकार',
  court: 'न्यायालय',
  date: 'तारीख',
};

/** What a later judgment does with the case, in Hindi. */
export const treatmentMessages: typeof englishTreatments = {
  overruled: 'उलट दिया गया',
  reversed: 'पलट दिया गया',
  doubted: 'शंका व्यक्त',
  dissented: 'विसम्मति',
  distinguished: 'भेद बताया गया',
  explained: 'स्पष्ट किया गया',
  approved: 'अनुमोदित',
  followed: 'अनुसरण किया गया',
  'relied-on': 'आधार लिया गया',
  referred: 'उल्लेख किया गया',
};
