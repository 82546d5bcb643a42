/** What the server says about searches, messages, payments and itself, in Hindi, by the English text. */
export const serviceTexts: Readonly<Record<string, string>> = {
  'There is no such call.': 'ऐसी कोई सेवा नहीं है।',
  'Sign in to search the texts': 'पूरे पाठ में खोजने के लिए साइन इन करें',
  'query: too many words; search for fewer.': 'खोज में बहुत अधिक शब्द हैं; कम शब्द खोजें।',
  'The characters were not correct. Please try the new picture.': 'वर्ण सही नहीं थे। कृपया नए चित्र से प्रयास करें।',
  'There is no such challenge, or its time is over. Please take another one.':
    'ऐसा कोई चित्र नहीं है, या उसका समय समाप्त हो गया है। कृपया दूसरा लें।',
  'Too many messages from this {1}. Please try again in {2}.':
    'इस {1} से बहुत अधिक संदेश आए हैं। कृपया {2} बाद फिर से प्रयास करें।',
  'Your message was received.': 'आपका संदेश प्राप्त हुआ।',
  '{1} Its number is {2}.': '{1} उसकी संख्या {2} है।',
  'Your inquiry was received. Its number is {1}.': 'आपकी पूछताछ प्राप्त हुई। उसकी संख्या {1} है।',
  'The request is not valid HTTP.': 'अनुरोध मान्य HTTP नहीं है।',
  'The address and the headers of the request are longer than {1} kB together.':
    'अनुरोध का पता और हेडर मिलकर {1} kB से लंबे हैं।',
  'The request took too long to arrive. Please try again.': 'अनुरोध के पहुँचने में बहुत समय लगा। कृपया फिर से प्रयास करें।',
  '{1} Reason: {2}.': '{1} कारण: {2}।',
  'The server cannot store anything at the moment; reading still works. Please try again later.':
    'सर्वर इस समय कुछ सहेज नहीं सकता; पढ़ना चालू है। कृपया बाद में फिर से प्रयास करें।',
  'A part of the database is damaged, so this cannot be answered; other pages still work. Please try again later.':
    'डेटाबेस का एक भाग क्षतिग्रस्त है, इसलिए इसका उत्तर नहीं दिया जा सकता; अन्य पृष्ठ चालू हैं। कृपया बाद में फिर से प्रयास करें।',
  'The server has too much to do at the moment. Please try again in a minute.':
    'सर्वर पर इस समय बहुत काम है। कृपया एक मिनट बाद फिर से प्रयास करें।',
  'Something went wrong on the server. Please try again.': 'सर्वर पर कोई गड़बड़ी हुई। कृपया फिर से प्रयास करें।',
  'The request is larger than {1} KB, the most that this call takes. Send less at once.':
    'अनुरोध {1} KB से बड़ा है, इससे अधिक नहीं लिया जा सकता। एक बार में कम भेजें।',
  'The request is not valid: it must be UTF-8 JSON.': 'अनुरोध मान्य नहीं है: वह UTF-8 JSON होना चाहिए।',
  'The Host header is not valid.': 'Host हेडर मान्य नहीं है।',
  'The request has more than one Host header.': 'अनुरोध में एक से अधिक Host हेडर हैं।',
  'Too many requests in a second. Please wait a little and try again.':
    'एक सेकंड में बहुत अधिक अनुरोध आए। कृपया थोड़ी प्रतीक्षा करके फिर से प्रयास करें।',
  'Too much searching without signing in. Please sign in, or wait a little.':
    'साइन इन किए बिना बहुत अधिक खोजा गया। कृपया साइन इन करें, या थोड़ी प्रतीक्षा करें।',
  'Too many of your searches run at once. Please wait a little.': 'आपकी बहुत-सी खोजें एक साथ चल रही हैं। कृपया थोड़ा रुकें।',
  'Too many searches at once without signing in. Please wait a little.':
    'साइन इन किए बिना एक साथ बहुत अधिक खोजें हुईं। कृपया थोड़ी प्रतीक्षा करें।',
  'Too many searches without signing in. Please sign in, or wait a little.':
    'साइन इन किए बिना बहुत अधिक खोजें हुईं। कृपया साइन इन करें, या थोड़ी प्रतीक्षा करें।',
  '{1} is part of the contract and is not built yet.': '{1} अभी उपलब्ध नहीं है।',
  'This call writes, so it is not answered to a prefetch.':
    'इससे कुछ सहेजा जाता है, इसलिए पहले से लाने के अनुरोध का उत्तर नहीं दिया जाता।',
  'The search is closed.': 'खोज बंद है।',
  'The search cannot be started at the moment. Please try again later.':
    'खोज इस समय आरंभ नहीं हो सकती। कृपया बाद में फिर से प्रयास करें।',
  'The search was stopped. Please try again.': 'खोज रोकी गई। कृपया फिर से प्रयास करें।',
  'The search stopped unexpectedly. Please try again.': 'खोज अचानक रुक गई। कृपया फिर से प्रयास करें।',
  'The search index was damaged. It is being built again; please try again later.':
    'खोज की अनुक्रमणिका क्षतिग्रस्त थी। वह फिर से बनाई जा रही है; कृपया बाद में फिर से प्रयास करें।',
  'The original files cannot be read at the moment. Please try again later.':
    'मूल फ़ाइलें इस समय नहीं पढ़ी जा सकतीं। कृपया बाद में फिर से प्रयास करें।',
  'The search does not answer at the moment. Please try again later.':
    'खोज इस समय उत्तर नहीं दे रही है। कृपया बाद में फिर से प्रयास करें।',
  'Name must be on one line!': 'नाम एक ही पंक्ति में होना चाहिए!',
  'Invoices cannot print "{1}". Please write name and address in Latin or Devanagari letters!':
    'बीजक में "{1}" छप नहीं सकता। कृपया नाम और पता रोमन या देवनागरी अक्षरों में लिखें!',
  'The first two digits of the GSTIN must be the code of the state.': 'GSTIN के पहले दो अंक राज्य का कोड होने चाहिए।',
  'Payment is not set up on this server. Please write to the operator.':
    'इस सर्वर पर भुगतान की व्यवस्था नहीं है। कृपया संचालक को लिखें।',
  'The payment service did not answer. Nothing was charged. Please try again in a minute.':
    'भुगतान सेवा ने उत्तर नहीं दिया। कोई राशि नहीं ली गई। कृपया एक मिनट बाद फिर से प्रयास करें।',
  'This package is not on sale.': 'यह पैकेज बिक्री पर नहीं है।',
  'Your subscription runs for {1} more days. You can renew it in its last 30 days.':
    'आपकी सदस्यता अभी {1} दिन और चलेगी। उसका नवीकरण अंतिम 30 दिनों में किया जा सकता है।',
  'The amount due for this package is {1}. Nothing was charged.': 'इस पैकेज के लिए देय राशि {1} है। कोई राशि नहीं ली गई।',
  'This payment is being started. Please try again in a few seconds.':
    'यह भुगतान आरंभ किया जा रहा है। कृपया कुछ सेकंड बाद फिर से प्रयास करें।',
  'Too many payments were started in the last hour. Please try again later.':
    'पिछले एक घंटे में बहुत से भुगतान आरंभ किए गए। कृपया बाद में फिर से प्रयास करें।',
  'Sign in to pay for a package.': 'पैकेज का भुगतान करने के लिए साइन इन करें।',
  'You have no payment with this number.': 'आपका इस संख्या का कोई भुगतान नहीं है।',
  'You have no invoice with this number.': 'आपका इस संख्या का कोई बीजक नहीं है।',
  'Saved. Invoices from now on show it.': 'सहेजा गया। अब से बीजकों में यह दिखेगा।',
};

/** Words that the server puts into a text where another text has a value. */
export const valueTexts: Readonly<Record<string, string>> = {
  folders: 'फ़ोल्डर',
  notes: 'टिप्पणियाँ',
  bookmarks: 'बुकमार्क',
  'saved searches': 'सहेजी गई खोजें',
  'saved results': 'सहेजे गए परिणाम',
  network: 'नेटवर्क',
  site: 'साइट',
  minute: 'मिनट',
  minutes: 'मिनट',
  Name: 'नाम',
  'First name': 'नाम',
  'Last name': 'कुलनाम',
  Comment: 'टिप्पणी',
  Paragraph: 'पैरा',
  Report: 'सूचना',
  'Contact number': 'संपर्क नंबर',
  Description: 'विवरण',
  Username: 'उपयोगकर्ता नाम',
  Password: 'पासवर्ड',
  Email: 'ई-मेल',
  Mobile: 'मोबाइल नंबर',
  Country: 'देश',
  State: 'राज्य',
  City: 'शहर',
  Address: 'पता',
  Subject: 'विषय',
  Message: 'संदेश',
  GSTIN: 'GSTIN',
};
