import type { messages as english } from './messages.js';

/** Texts of a page that cannot be shown without a connection, in Hindi. */
export const messages: typeof english = {
  title: 'इस पृष्ठ के लिए कनेक्शन चाहिए',
  text: 'आपने इसे इस डिवाइस पर पहले नहीं खोला है। बिना कनेक्शन के आप वह पढ़ सकते हैं जो डिवाइस पर रखा है:',
  nothing: 'आपने इसे इस डिवाइस पर पहले नहीं खोला है, और डिवाइस पर आपका कोई निर्णय या अधिनियम नहीं रखा है।',
  list: 'इस डिवाइस पर',
  again: 'फिर कोशिश करें',
};
