import type { messages as english } from './messages.js';

/** Texts of the dialog that sends a judgment by e-mail, in Hindi. */
export const messages: typeof english = {
  title: (count) => (count === 1 ? 'यह निर्णय ई-मेल करें' : `${count} निर्णय ई-मेल करें`),
  eachItsOwn: (aDay) => `हर निर्णय अलग ई-मेल में जाता है। आप एक दिन में ${aDay} निर्णय भेज सकते हैं।`,
  to: 'किसे',
  toHint: (most) => `अधिकतम ${most} पते। Enter या अल्पविराम से पता पूरा होता है।`,
  toPlaceholder: 'name@chambers.example',
  message: 'आपकी टिप्पणी',
  messageHint: 'ई-मेल में यह सादे पाठ के रूप में जाती है।',
  attach: (isOne) => (isOne ? 'निर्णय को PDF के रूप में संलग्न करें' : 'हर निर्णय को PDF के रूप में संलग्न करें'),
  attached: (name, size) => `${name}, ${size}`,
  attachedPending: 'पुस्तकालय पृष्ठ बना रहा है …',
  attachedFailed: 'PDF अभी नहीं बन सकती। केवल लिंक भेजने के लिए चयन हटाएँ।',
  sentAll: (count) => `${count} निर्णय भेजे गए।`,
  sentSome: (sent, all) => `${all} में से ${sent} निर्णय भेजे गए`,
  sentSomeText: 'फिर से भेजने पर केवल बाकी निर्णय जाएँगे।',
  nothingSent: 'कुछ नहीं भेजा गया।',
  watched:
    'बाद में यह निर्णय उलटा जाए तो आपके अलर्ट आपको सूचना देते हैं, यदि आपने इसे बंद नहीं किया है। जिसे ई-मेल मिला उसे सूचना नहीं मिलती।',
  cancel: 'रद्द करें',
  send: 'भेजें',
  tooMany: (most) => `अधिकतम ${most} पते।`,
  notAddress: (address) => `${address} ई-मेल पता नहीं है।`,
};
