/** What the server says about accounts, in Hindi, by the English text. `{1}` is a value that the text names. */
export const accountTexts: Readonly<Record<string, string>> = {
  'Your account is active. Please sign in.': 'आपका खाता सक्रिय है। कृपया साइन इन करें।',
  'We sent you a new activation code.': 'हमने आपको नया सक्रियण कोड भेजा है।',
  'This e-mail address or mobile number already has an account. Please sign in or reset the password.':
    'इस ई-मेल पते या मोबाइल नंबर से खाता पहले से है। कृपया साइन इन करें या पासवर्ड फिर से निर्धारित करें।',
  'This registration has ended. Please register again.': 'यह पंजीकरण समाप्त हो गया है। कृपया फिर से पंजीकरण करें।',
  'This password is too common. Please choose another one.': 'यह पासवर्ड बहुत प्रचलित है। कृपया दूसरा चुनें।',
  'This package is not available. Please choose another one.': 'यह पैकेज उपलब्ध नहीं है। कृपया दूसरा चुनें।',
  'The code is not correct or has expired. Check it, or ask for a new one.':
    'कोड सही नहीं है या उसका समय समाप्त हो गया है। उसे जाँचें, या नया कोड माँगें।',
  'A code was sent a short time ago. Please wait a little before you ask for another one.':
    'कोड कुछ ही समय पहले भेजा गया है। दूसरा माँगने से पहले कृपया थोड़ी प्रतीक्षा करें।',
  'You asked for many codes today. Please try again tomorrow.': 'आपने आज बहुत से कोड माँगे हैं। कृपया कल फिर से प्रयास करें।',
  'Codes for this address or number were asked for very often. Please try again in an hour.':
    'इस पते या नंबर के लिए बहुत बार कोड माँगे गए हैं। कृपया एक घंटे बाद फिर से प्रयास करें।',
  'Very many codes were asked for from your network. Please try again tomorrow, or from another network.':
    'आपके नेटवर्क से बहुत अधिक कोड माँगे गए हैं। कृपया कल या किसी दूसरे नेटवर्क से फिर से प्रयास करें।',
  'Very many people register or reset a password at the moment. Please try again in a few seconds.':
    'इस समय बहुत अधिक लोग पंजीकरण या पासवर्ड रीसेट कर रहे हैं। कृपया कुछ सेकंड बाद फिर प्रयास करें।',
  'Very many people ask for codes at the moment. Please try again in an hour.':
    'इस समय बहुत अधिक लोग कोड माँग रहे हैं। कृपया एक घंटे बाद फिर से प्रयास करें।',
  'Very many people ask for codes at the moment. Please load this page again and try once more.':
    'इस समय बहुत अधिक लोग कोड माँग रहे हैं। कृपया यह पृष्ठ फिर से खोलकर एक बार और प्रयास करें।',
  'This username is taken. Please choose another one.': 'यह उपयोगकर्ता नाम पहले से लिया जा चुका है। कृपया दूसरा चुनें।',
  'Your registration was received. Please enter the activation code that we sent you.':
    'आपका पंजीकरण प्राप्त हुआ। कृपया वह सक्रियण कोड भरें जो हमने आपको भेजा है।',
  'If an account has this mobile number or e-mail address, we sent a code to it.':
    'यदि इस मोबाइल नंबर या ई-मेल पते से कोई खाता है, तो हमने उस पर कोड भेजा है।',
  'The code is correct. Please choose a new password.': 'कोड सही है। कृपया नया पासवर्ड चुनें।',
  'Your password was changed. Please sign in.': 'आपका पासवर्ड बदल गया है। कृपया साइन इन करें।',
  'The time for this step is over. Please start again with "Forgot password".':
    'इस चरण का समय समाप्त हो गया है। कृपया “पासवर्ड भूल गए” से फिर आरंभ करें।',
  'Your password was changed, and your other sessions have ended.':
    'आपका पासवर्ड बदल गया है, और आपके अन्य सत्र समाप्त हो गए हैं।',
  'The new password is the same as the old one.': 'नया पासवर्ड पुराने जैसा ही है।',
  'We sent a code to your new e-mail address or mobile number. Please enter it.':
    'हमने आपके नए ई-मेल पते या मोबाइल नंबर पर कोड भेजा है। कृपया उसे भरें।',
  'This library cannot send SMS, and your account has no e-mail address to which the code could go.':
    'यह पुस्तकालय SMS नहीं भेज सकता, और आपके खाते में ऐसा ई-मेल पता नहीं है जिस पर कोड भेजा जा सके।',
  'Your e-mail address was changed.': 'आपका ई-मेल पता बदल गया है।',
  'Your mobile number was changed.': 'आपका मोबाइल नंबर बदल गया है।',
  'This is already the e-mail address of your account.': 'आपके खाते का ई-मेल पता पहले से यही है।',
  'This is already the mobile number of your account.': 'आपके खाते का मोबाइल नंबर पहले से यही है।',
  'Your account stays.': 'आपका खाता बना रहेगा।',
  'Your account is not going to be deleted.': 'आपका खाता मिटाया नहीं जाने वाला है।',
  'All sessions have ended. Your account will be deleted on {1}. Until then you can sign in and keep it.':
    'सभी सत्र समाप्त हो गए हैं। आपका खाता {1} को मिटा दिया जाएगा। तब तक आप साइन इन करके उसे रख सकते हैं।',
  'The password is not correct.': 'पासवर्ड सही नहीं है।',
  'Too many wrong passwords. Please wait a little and try again.':
    'बहुत बार गलत पासवर्ड भरा गया। कृपया थोड़ी प्रतीक्षा करके फिर से प्रयास करें।',
  'Your profile was saved.': 'आपकी प्रोफ़ाइल सहेजी गई।',
  'You have no such session. It may have ended already.': 'आपका ऐसा कोई सत्र नहीं है। हो सकता है वह समाप्त हो चुका हो।',
  'The access token is not valid or has expired. Please sign in again.':
    'आपके साइन इन की अवधि समाप्त हो गई है या वह मान्य नहीं है। कृपया फिर से साइन इन करें।',
  'This session has ended. Please sign in again.': 'यह सत्र समाप्त हो गया है। कृपया फिर से साइन इन करें।',
  'The session has ended. Please sign in again.': 'सत्र समाप्त हो गया है। कृपया फिर से साइन इन करें।',
  'The token was made. Copy it now: it is shown once.': 'टोकन बन गया है। इसे अभी कॉपी करें: यह एक ही बार दिखाया जाता है।',
  'Please enter a name for the token.': 'कृपया टोकन का नाम भरें।',
  'The name of a token has at most {1} characters.': 'टोकन के नाम में अधिक से अधिक {1} अक्षर होते हैं।',
  'You have a token with this name. Choose another name.': 'इस नाम का टोकन आपके पास है। दूसरा नाम चुनें।',
  'You have {1} tokens. Revoke one first.': 'आपके पास {1} टोकन हैं। पहले एक को रद्द करें।',
  'Your account is going to be deleted. Keep it, under “Delete account”, before you make a token.':
    'आपका खाता मिटाया जाने वाला है। टोकन बनाने से पहले “खाता मिटाएँ” में जाकर उसे रखें।',
  'You made many tokens today. Please try again tomorrow.': 'आपने आज बहुत से टोकन बनाए हैं। कृपया कल फिर से प्रयास करें।',
  'You have no such token. It may have been revoked already.':
    'आपका ऐसा कोई टोकन नहीं है। हो सकता है वह रद्द किया जा चुका हो।',
  'This access token is not valid or was revoked. Make a new one in your account, under Access tokens.':
    'यह एक्सेस टोकन मान्य नहीं है या रद्द किया जा चुका है। अपने खाते में “एक्सेस टोकन” के अंतर्गत नया टोकन बनाएँ।',
  'The limit of {1} requests a day does not leave enough for this one. Try again on {2} after midnight in India.':
    'एक दिन के {1} अनुरोधों की सीमा में इसके लिए जगह नहीं बची है। {2} को भारत में आधी रात के बाद फिर से प्रयास करें।',
  'The limit of {1} requests a minute is reached. Try again in {2} seconds.':
    'एक मिनट के {1} अनुरोधों की सीमा पूरी हो गई है। {2} सेकंड बाद फिर से प्रयास करें।',
  'The token was revoked.': 'टोकन रद्द कर दिया गया है।',
  'The session has ended.': 'सत्र समाप्त हो गया है।',
  '{1} other sessions have ended.': '{1} अन्य सत्र समाप्त हो गए हैं।',
  'Your settings were saved.': 'आपकी सेटिंग सहेजी गईं।',
  'Your choice of acts was cleared.': 'अधिनियमों का आपका चयन हटा दिया गया।',
  'There is no court with the id {1}.': '{1} पहचान संख्या वाला कोई न्यायालय नहीं है।',
  'The library does not have one of these acts.': 'इनमें से एक अधिनियम पुस्तकालय में नहीं है।',
  'Incorrect username or password.': 'उपयोगकर्ता नाम या पासवर्ड सही नहीं है।',
  'Too many failed sign-ins. Please wait a little and try again.':
    'साइन इन के बहुत से प्रयास विफल हुए। कृपया थोड़ी प्रतीक्षा करके फिर से प्रयास करें।',
  'The user id in the request is not that of the session.': 'अनुरोध की उपयोगकर्ता संख्या इस सत्र की नहीं है।',
  'The user id in the request is not that of the signed-in user. Leave it out: the token says who asks.':
    'अनुरोध की उपयोगकर्ता संख्या साइन इन किए हुए सदस्य की नहीं है। उसे छोड़ दें: टोकन बताता है कि कौन पूछ रहा है।',
  'This needs a signed-in member.': 'इसके लिए साइन इन किया हुआ सदस्य होना आवश्यक है।',
  'Your data is being exported already. Please wait until that has ended.':
    'आपका डेटा अभी निर्यात हो रहा है। कृपया उसके पूरा होने तक प्रतीक्षा करें।',
  'You are receiving several originals. Please wait until one has arrived.':
    'आप कई मूल फ़ाइलें एक साथ पा रहे हैं। कृपया एक के आने तक प्रतीक्षा करें।',
  'You have exported your data many times. Please wait a little.':
    'आपने अपना डेटा कई बार निर्यात किया है। कृपया थोड़ी प्रतीक्षा करें।',
};
