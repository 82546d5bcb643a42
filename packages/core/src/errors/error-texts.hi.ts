// The texts of `error-texts.ts` in Hindi, for a build of the site in Hindi and for the answers of the server.
export const network = 'सेवा से संपर्क नहीं हो सका। कृपया फिर से प्रयास करें।';
export const timeout = 'सेवा ने उत्तर देने में बहुत समय लिया। कृपया फिर से प्रयास करें।';
export const aborted = 'अनुरोध रद्द किया गया।';
export const sessionEnded = 'आपका सत्र समाप्त हो गया है। कृपया फिर से साइन इन करें।';
export const notSignedIn = 'इसे देखने के लिए कृपया साइन इन करें।';
export const refused = 'सेवा ने बिना कारण बताए अनुरोध अस्वीकार किया। कृपया जाँचें कि आपने क्या भरा है।';
export const damagedLink = 'यह लिंक क्षतिग्रस्त है। कृपया जाँचें कि वह पूरा कॉपी हुआ है।';
export const badQuery = 'अनुरोध समझा नहीं जा सका। कृपया उसे जाँचकर फिर से प्रयास करें।';
export const tooLarge = 'अनुरोध या उसका उत्तर बहुत बड़ा है। कृपया एक बार में कम भेजें या माँगें।';
