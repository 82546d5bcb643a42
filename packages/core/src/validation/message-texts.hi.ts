// The texts of `message-texts.ts` in Hindi, for a build of the site in Hindi.
/** Generic: the field is blank. */
export const required = '<prefix> भरना आवश्यक है!';
/** Generic: no option is selected. */
export const select = '<prefix> चुनना आवश्यक है!';
/** Generic: the value has the wrong format, or is too long and there is no more specific message. */
export const pattern = '<prefix> का प्रारूप सही नहीं है!';
/** First and last name. */
export const name = 'कृपया केवल अक्षर भरें।';
/** Email address, at registration and elsewhere. */
export const email = 'कृपया सही ई-मेल पता भरें';
/** Mobile number. */
export const mobile = 'कृपया चालू मोबाइल नंबर भरें, जिस पर SMS से OTP भेजा जा सके।';
/** Username. */
export const loginId = 'कृपया सही उपयोगकर्ता नाम भरें: छोटे अक्षर, बिना रिक्त स्थान के।';
/** The username could be mistaken for the service itself. */
export const loginIdReserved = 'यह उपयोगकर्ता नाम आरक्षित है। कृपया कोई दूसरा नाम चुनें।';
/** The password is shorter or longer than the server allows. */
export const passwordLength = '<prefix> में <min> से <max> वर्ण होने चाहिए!';
/** The password and its confirmation differ. */
export const passwordMismatch = 'दोनों पासवर्ड एक जैसे नहीं हैं';
/** The terms are not ticked. */
export const terms = 'कृपया नियम और शर्तें स्वीकार करें';
/** The captcha text is not verified. */
export const incorrectCaptcha = 'कृपया दिखाए गए वर्ण भरें।';
/** A call failed and the server sent no message. */
export const unreachable = 'सेवा से संपर्क नहीं हो सका। कृपया फिर से प्रयास करें।';
