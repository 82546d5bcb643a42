import type { messages as english } from './messages.js';

/** Texts of the page behind the links of alert e-mails, in Hindi. */
export const messages: typeof english = {
  title: 'ई-मेल अलर्ट',
  stopped: 'यह अलर्ट रोक दिया गया',
  allStopped: 'अलर्ट के सभी ई-मेल रोक दिए गए',
  stoppedText: (name) => `“${name}” के बारे में और ई-मेल नहीं आएगा। अलर्ट आपके पुस्तकालय में बना रहेगा।`,
  allStoppedText: 'आपके अलर्ट आपके पुस्तकालय में बने रहेंगे और गिनते रहेंगे।',
  started: 'यह अलर्ट फिर चल रहा है',
  startedText: 'कुछ नया होने पर आपको ई-मेल मिलेगा।',
  start: 'फिर शुरू करें',
  all: 'आपके सभी अलर्ट',
  stopping: 'अलर्ट रोका जा रहा है…',
  failed: 'कुछ नहीं बदला गया',
  again: 'फिर कोशिश करें',
  needsScript: 'इस पृष्ठ के लिए JavaScript चाहिए। आपका मेल प्रोग्राम भी अपने “Unsubscribe” से ई-मेल रोक सकता है।',
};
