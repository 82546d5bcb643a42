import type { messages as english } from './messages.js';

/** Texts of the list of bare acts, in Hindi. */
export const messages: typeof english = {
  heading: 'अधिनियम',
  headingFor: (text) => `अधिनियम: ${text}`,
  damaged: 'लिंक अधूरा या बदला हुआ है',
  damagedText: 'हम इसका एक भाग पढ़ नहीं सके, इसलिए सूची में सभी अधिनियम हैं।',
  requested: 'आपका माँगा हुआ अधिनियम',
  actNotLoaded: 'अधिनियम लोड नहीं हुआ',
  list: 'अधिनियमों की सूची',
  listNotLoaded: 'अधिनियम लोड नहीं हुए',
  none: 'इस खोज से कोई अधिनियम नहीं मिला',
  noneText: 'अधिनियम में हर शब्द होना चाहिए। कम या दूसरे शब्द लिखें।',
  all: 'सभी अधिनियम',
  oneAct: '1 अधिनियम',
  acts: (count) => `${count} अधिनियम`,
  moreThan: (count) => `${count} से अधिक`,
};
