import type { messages as english } from './messages.js';

/** Texts of the reading settings, in Hindi. */
export const messages: typeof english = {
  title: 'पाठ की सेटिंग',
  size: { label: 'पाठ का आकार', 14: 'सबसे छोटा', 16: 'छोटा', 18: 'मानक', 22: 'बड़ा', 28: 'सबसे बड़ा' },
  face: { label: 'मुद्राक्षर', serif: 'पुस्तक के अक्षर', sans: 'सादे अक्षर' },
  width: { label: 'पाठ की चौड़ाई', narrow: 'संकीर्ण', standard: 'मानक', wide: 'चौड़ी' },
  spacing: { label: 'पंक्तियों के बीच का स्थान', close: 'कम', standard: 'मानक', open: 'अधिक' },
  theme: { label: 'थीम', system: 'डिवाइस के अनुसार', light: 'हल्की', dark: 'गहरी' },
  letter: 'अ',
  smaller: 'अ−',
  smallerText: 'अ−, छोटा पाठ',
  larger: 'अ+',
  largerText: 'अ+, बड़ा पाठ',
  reset: 'मानक पर लौटें',
  device: 'यह डिवाइस ये सेटिंग याद रखता है। थीम सदस्य क्षेत्र की है।',
};
