import type { messages as english } from './messages.js';

/** Texts of the editor of a note, in Hindi. */
export const messages: typeof english = {
  onWhole: { judgment: 'इस निर्णय पर टिप्पणी', act: 'इस अधिनियम पर टिप्पणी' },
  onPlace: {
    judgment: (label) => (label === '' ? 'इस पैरा पर टिप्पणी' : `¶ ${label} पर टिप्पणी`),
    act: (label) => (label === '' ? 'इस धारा पर टिप्पणी' : `धारा ${label} पर टिप्पणी`),
  },
  onlyYou: 'केवल आप इसे देखते हैं',
  loading: 'आपकी टिप्पणी लोड हो रही है …',
  notLoaded: 'आपकी टिप्पणी लोड नहीं हुई',
  phases: {
    saved: '',
    waiting: 'अभी सहेजी नहीं गई',
    saving: 'सहेजी जा रही है …',
    failed: 'सहेजी नहीं गई। यह डिवाइस पाठ रखता है और उसे फिर भेजता है।',
    refused: 'सहेजी नहीं गई। पाठ इस डिवाइस पर रहता है।',
    conflict: 'कहीं और बदली गई',
  },
  tooLong: (limit, over) => `टिप्पणी में, सभी पैराओं सहित, अधिकतम ${limit} अक्षर हो सकते हैं। ${over} अक्षर हटाएँ।`,
  savedAt: (time) => `${time} पर सहेजी गई`,
  empty: 'अभी कुछ नहीं लिखा',
  delete: 'मिटाएँ',
  close: 'बंद करें',
  conflict: 'यह टिप्पणी कहीं और बदली गई है',
  conflictText: 'कुछ भी अधिलेखित नहीं हुआ। चुनें कि कौन-सा पाठ रखना है; पिछले पाठ 30 दिन तक रहते हैं।',
  mine: 'यहाँ आपका पाठ',
  other: 'दूसरा पाठ',
  deleted: 'टिप्पणी मिटाई गई थी।',
  keepMine: 'मेरा रखें',
  keepOther: 'दूसरा रखें',
  keepBoth: 'दोनों रखें',
  versions: 'पिछले पाठ',
  noVersions: 'कोई पिछला पाठ नहीं। वे 30 दिन तक रहते हैं।',
  restore: 'वापस लाएँ',
  restoreOf: (time) => `${time} का पाठ वापस लाएँ`,
  noteAt: (label, text) => (label === '' ? `टिप्पणी: ${text}` : `¶ ${label} पर टिप्पणी: ${text}`),
};
