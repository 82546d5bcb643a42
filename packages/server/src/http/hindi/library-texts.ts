/** What the server says about a member's library, judgments and acts, in Hindi, by the English text. */
export const libraryTexts: Readonly<Record<string, string>> = {
  'You have no folder with this id.': 'आपके पास इस पहचान का कोई फ़ोल्डर नहीं है।',
  'You have no saved search with this id.': 'आपके पास इस पहचान की कोई सहेजी गई खोज नहीं है।',
  'You have no saved result with this id.': 'आपके पास इस पहचान का कोई सहेजा गया परिणाम नहीं है।',
  'You have nothing with this id here.': 'यहाँ आपके पास इस पहचान का कुछ नहीं है।',
  'Give the folder a name.': 'फ़ोल्डर को नाम दें।',
  'Give what you save a name.': 'जो सहेज रहे हैं उसे नाम दें।',
  'Name what to save: a judgment, an act or a saved search.': 'बताएँ कि क्या सहेजना है: कोई निर्णय, अधिनियम या सहेजी गई खोज।',
  'A name has at most {1} characters.': 'नाम में अधिकतम {1} वर्ण हो सकते हैं।',
  'A folder cannot be in itself.': 'कोई फ़ोल्डर अपने ही भीतर नहीं हो सकता।',
  'Folders can be in each other up to {1} deep.': 'फ़ोल्डर एक दूसरे के भीतर {1} स्तर तक हो सकते हैं।',
  'You have a folder “{1}” here already.': 'यहाँ “{1}” नाम का फ़ोल्डर पहले से है।',
  'The folder was created.': 'फ़ोल्डर बनाया गया।',
  'The folder was changed.': 'फ़ोल्डर बदला गया।',
  'The library has no document with this id.': 'पुस्तकालय में इस पहचान का कोई दस्तावेज़ नहीं है।',
  'You have {1} {2}, the most that the library keeps. Remove some first.':
    'आपके पास {1} {2} हैं, पुस्तकालय इससे अधिक नहीं रखता। पहले कुछ हटाएँ।',
  'This note was changed somewhere else since you opened it. Nothing was overwritten: compare the two texts, then save again.':
    'आपके खोलने के बाद यह टिप्पणी कहीं और बदली गई है। कुछ भी मिटाया नहीं गया: दोनों पाठ मिलाएँ, फिर सहेजें।',
  'A search cannot refine itself.': 'कोई खोज स्वयं को परिष्कृत नहीं कर सकती।',
  'At most {1} searches can refine each other.': 'अधिकतम {1} खोजें एक दूसरे को परिष्कृत कर सकती हैं।',
  'No saved result comes from this search.': 'इस खोज से कोई परिणाम सहेजा नहीं गया है।',
  '“{1}” is not an e-mail address. Nothing was sent.': '“{1}” ई-मेल पता नहीं है। कुछ भी नहीं भेजा गया।',
  'You can send {1} judgments a day. This one was not sent.': 'आप एक दिन में {1} निर्णय भेज सकते हैं। यह निर्णय नहीं भेजा गया।',
  'Your search was saved.': 'आपकी खोज सहेजी गई।',
  'Your saved search was changed.': 'आपकी सहेजी गई खोज बदली गई।',
  'Removed. You can restore it for 30 days.': 'हटाया गया। 30 दिनों तक इसे वापस लाया जा सकता है।',
  'The judgment was sent.': 'निर्णय भेजा गया।',
  'The judgment was sent to {1} addresses.': 'निर्णय {1} पतों पर भेजा गया।',
  'Your search history was cleared.': 'आपकी खोजों का इतिहास हटा दिया गया।',
  'The search was forgotten.': 'खोज इतिहास से हटाई गई।',
  'The bookmark was removed.': 'बुकमार्क हटाया गया।',
  'Your note was saved.': 'आपकी टिप्पणी सहेजी गई।',
  'Your note was removed. Its text is kept for 30 days.': 'आपकी टिप्पणी हटाई गई। उसका पाठ 30 दिनों तक रखा जाता है।',
  'The library does not have this act. Check the title, or choose the act from the list of acts.':
    'यह अधिनियम पुस्तकालय में नहीं है। शीर्षक जाँचें, या अधिनियमों की सूची से चुनें।',
  'More than one act has this title. Add its year, or choose the act from the list of acts.':
    'एक से अधिक अधिनियमों का यह शीर्षक है। वर्ष जोड़ें, या अधिनियमों की सूची से चुनें।',
  'The judgment that the library has under this citation was decided later than this one.':
    'पुस्तकालय में इस उद्धरण का जो निर्णय है वह इस निर्णय के बाद का है।',
  'The library has no judgment with this id. It may have been removed.':
    'पुस्तकालय में इस पहचान का कोई निर्णय नहीं है। हो सकता है वह हटा दिया गया हो।',
  'The library has none of these documents.': 'इनमें से कोई दस्तावेज़ पुस्तकालय में नहीं है।',
  'The library does not have this act.': 'यह अधिनियम पुस्तकालय में नहीं है।',
  'The library has no act with this id. It may have been removed.':
    'इस id का कोई अधिनियम पुस्तकालय में नहीं है। हो सकता है कि उसे हटा दिया गया हो।',
  'The search could not be run.': 'खोज नहीं चलाई जा सकी।',
  'Your searches took too long together, so this one was left out. Make them narrower.':
    'आपकी खोजों ने मिलकर बहुत समय लिया, इसलिए यह छोड़ दी गई। उन्हें सीमित करें।',
  'This act has no such section.': 'इस अधिनियम में ऐसी कोई धारा नहीं है।',
  'The library does not have this document.': 'यह दस्तावेज़ पुस्तकालय में नहीं है।',
  'The library has no document at this address.': 'इस पते पर पुस्तकालय का कोई दस्तावेज़ नहीं है।',
  'The library has no original of this document.': 'इस दस्तावेज़ की मूल प्रति पुस्तकालय में नहीं है।',
  'The original is for members with a running subscription.': 'मूल प्रति उन सदस्यों के लिए है जिनकी सदस्यता चालू है।',
  'Thank you. Your report was received. Its number is {1}.': 'धन्यवाद। आपकी सूचना प्राप्त हुई। उसकी संख्या {1} है।',
  'Your subscription has ended. Renew it to print documents.':
    'आपकी सदस्यता समाप्त हो गई है। दस्तावेज़ छापने के लिए उसका नवीकरण करें।',
  'This is too long to print as one PDF. Print a part of it.': 'यह एक PDF में छापने के लिए बहुत लंबा है। इसका एक भाग छापें।',
  'Many documents are being printed at the moment. Please try again in a few seconds.':
    'इस समय बहुत से दस्तावेज़ छापे जा रहे हैं। कृपया कुछ सेकंड बाद फिर से प्रयास करें।',
  'Your subscription has ended. Renew it to ask about judgments; your earlier answers stay.':
    'आपकी सदस्यता समाप्त हो गई है। निर्णयों के बारे में पूछने के लिए उसका नवीनीकरण करें; आपके पहले के उत्तर बने रहते हैं।',
  'This conversation is about another document.': 'यह बातचीत किसी दूसरे दस्तावेज़ के बारे में है।',
  'Many questions are being answered at the moment. Please ask again in a few seconds.':
    'अभी बहुत-से प्रश्नों के उत्तर दिए जा रहे हैं। कृपया कुछ सेकंड बाद फिर पूछें।',
  'You have no conversation with this id.': 'आपके पास इस पहचान की कोई बातचीत नहीं है।',
  'You have no answer with this id.': 'आपके पास इस पहचान का कोई उत्तर नहीं है।',
  'A conversation has at most {1} questions. Start a new one for this question.':
    'एक बातचीत में अधिकतम {1} प्रश्न हो सकते हैं। इस प्रश्न के लिए नई बातचीत शुरू करें।',
  'You have {1} conversations, the most that the library keeps. Delete one first.':
    'आपके पास {1} बातचीत हैं, पुस्तकालय इससे अधिक नहीं रखता। पहले एक हटाएँ।',
  'You have asked {1} questions in a day, the most that are answered. Please ask again in {2}.':
    'आपने एक दिन में {1} प्रश्न पूछे हैं, इससे अधिक के उत्तर नहीं दिए जाते। कृपया {2} बाद फिर पूछें।',
  'You have opened {1} lists of suggestions in an hour, the most that are made. Please come back in {2}.':
    'आप एक घंटे में सुझावों की {1} सूचियाँ खोल चुके हैं; इससे अधिक नहीं बनाई जातीं। कृपया {2} में फिर आएँ।',
  'You have asked {1} questions in an hour, the most that are answered. Please ask again in {2}.':
    'आपने एक घंटे में {1} प्रश्न पूछे हैं, इससे अधिक के उत्तर नहीं दिए जाते। कृपया {2} बाद फिर पूछें।',
  'The conversation was deleted.': 'बातचीत हटाई गई।',
  'All conversations were deleted.': 'सभी बातचीत हटाई गईं।',
  'Your vote was stored.': 'आपका मत सहेजा गया।',
  'Reading a PDF counts as {1} questions, more than you have left. Please try again in {2}.':
    'एक PDF पढ़ना {1} प्रश्नों के बराबर गिना जाता है, और आपके इतने प्रश्न शेष नहीं हैं। कृपया {2} बाद फिर प्रयास करें।',
  'You have no PDF with this id.': 'आपके पास इस पहचान की कोई PDF नहीं है।',
  'The PDF has no such page.': 'PDF में ऐसा कोई पृष्ठ नहीं है।',
  'You have {1} PDFs, the most that the library keeps for a member. Delete one first.':
    'आपके पास {1} PDF हैं, पुस्तकालय एक सदस्य के लिए इससे अधिक नहीं रखता। पहले एक हटाएँ।',
  'You are uploading another PDF at the moment. Please wait for its end.':
    'अभी आपकी एक दूसरी PDF अपलोड हो रही है। कृपया उसके पूरा होने तक प्रतीक्षा करें।',
  'Many PDFs are being read at the moment. Please try again in a few seconds.':
    'अभी बहुत-सी PDF पढ़ी जा रही हैं। कृपया कुछ सेकंड बाद फिर प्रयास करें।',
  'The file is empty.': 'फ़ाइल खाली है।',
  'This is no PDF. Only PDF files can be asked about.': 'यह PDF नहीं है। केवल PDF फ़ाइलों के बारे में प्रश्न पूछे जा सकते हैं।',
  'The PDF could not be read.': 'PDF पढ़ी नहीं जा सकी।',
  'The PDF has a password. Save it without one, and try again.':
    'PDF पर पासवर्ड है। उसे बिना पासवर्ड के सहेजें और फिर प्रयास करें।',
  'The PDF is damaged and cannot be read.': 'PDF क्षतिग्रस्त है और पढ़ी नहीं जा सकती।',
  'The PDF has no text that can be read: its pages are scans. Read it with an OCR program first.':
    'PDF में पढ़ने योग्य पाठ नहीं है: उसके पृष्ठ स्कैन हैं। पहले उसे OCR प्रोग्राम से पढ़ें।',
  'The PDF has too much text. Divide it, and upload the parts.': 'PDF में बहुत अधिक पाठ है। उसे बाँटें और भाग अपलोड करें।',
  'The PDF has more than {1} pages, the most that are read. Divide it, and upload the parts.':
    'PDF में {1} से अधिक पृष्ठ हैं, इससे अधिक नहीं पढ़े जाते। उसे बाँटें और भाग अपलोड करें।',
  'The PDF unpacks to more than {1} MB, the most that is read. Print it to a new PDF, and try again.':
    'PDF खुलने पर {1} MB से बड़ी हो जाती है, इससे अधिक नहीं पढ़ा जाता। उसे नई PDF में प्रिंट करें और फिर प्रयास करें।',
  'Reading the PDF takes more than {1} MB of memory. Print it to a new PDF, and try again.':
    'PDF पढ़ने में {1} MB से अधिक मेमोरी लगती है। उसे नई PDF में प्रिंट करें और फिर प्रयास करें।',
  'Reading the PDF takes more than {1} seconds. Divide it, and upload the parts.':
    'PDF पढ़ने में {1} सेकंड से अधिक लगते हैं। उसे बाँटें और भाग अपलोड करें।',
  'The PDF and the conversations about it were deleted.': 'PDF और उसके बारे में हुई बातचीत हटा दी गई।',
  'The form has no file.': 'फ़ॉर्म में कोई फ़ाइल नहीं है।',
  'Send the file as a form (multipart/form-data).': 'फ़ाइल को फ़ॉर्म (multipart/form-data) के रूप में भेजें।',
  'The file is larger than {1} MB, the most that is read.': 'फ़ाइल {1} MB से बड़ी है, इससे अधिक नहीं पढ़ा जाता।',
  'Your alert is running.': 'आपका अलर्ट चल रहा है।',
  'Your alert was changed.': 'आपका अलर्ट बदल गया।',
  'Your alert was deleted.': 'आपका अलर्ट हटा दिया गया।',
  'The feed has a new address. The old one does not work any more.':
    'फ़ीड का नया पता बन गया। पुराना पता अब काम नहीं करता।',
  'This link does not work: it is not complete, or its alert is deleted. Nothing was changed.':
    'यह लिंक काम नहीं करता: यह अधूरा है, या इसका अलर्ट हटा दिया गया है। कुछ भी नहीं बदला गया।',
  'This feed was read too often. Please wait a little and read it again.':
    'यह फ़ीड बहुत बार पढ़ी गई। कृपया थोड़ा रुककर फिर पढ़ें।',
  'There is no such feed. Its address may have been renewed.': 'ऐसी कोई फ़ीड नहीं है। हो सकता है उसका पता बदल दिया गया हो।',
  'You have no alert with this id.': 'आपके पास इस पहचान का कोई अलर्ट नहीं है।',
  'Choose at least one thing to be told of.': 'कम से कम एक बात चुनें जिसकी सूचना चाहिए।',
  'The searches of your alerts are too long together. Delete some first, or shorten this one.':
    'आपके अलर्टों की खोजें मिलकर बहुत लंबी हैं। पहले कुछ हटाएँ, या इसे छोटा करें।',
  'You have {1} alerts, the most that the library keeps. Delete some first.':
    'आपके {1} अलर्ट हैं, पुस्तकालय इससे अधिक नहीं रखता। पहले कुछ हटाएँ।',
};
