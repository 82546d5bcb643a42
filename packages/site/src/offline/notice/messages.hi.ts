import type { messages as english } from './messages.js';

/** Texts of the notice that there is no connection, in Hindi. */
export const messages: typeof english = {
  offline: 'कनेक्शन नहीं है',
  offlineText: 'जो इस डिवाइस पर है वह आप पढ़ सकते हैं।',
  hidden: 'आपकी सदस्यता समाप्त हो गई है। नवीनीकरण के बाद आप इस डिवाइस पर रखी प्रतियाँ फिर पढ़ सकते हैं।',
  nothingKept: 'इस डिवाइस पर आपका कोई निर्णय या अधिनियम नहीं है।',
  list: 'इस डिवाइस पर रखे हुए',
};
