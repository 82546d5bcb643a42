/** Texts of the sample pages: an invented college, in English and in Urdu. */
export const collegeTexts = {
  title: 'Sarvodaya Law College, Nagpur',
  line: 'Affiliated to the University | Established 1961',
  menuName: 'Pages of the college',
  menu: ['Home', 'Admissions', 'Faculty', 'Library', 'Moot court', 'Contact'],
  research: 'Online research',
  words: [
    'Students and faculty may use the tools given here from any computer of the college. For the full text of a judgment, kindly sign in with the number given by the Librarian.',
    'The reading hall is open from 9.00 a.m. to 8.00 p.m. on working days. Carry your identity card.',
  ],
  notices: 'Notices',
  notice: [
    'Orientation on legal databases for first-year students, Saturday, 11.00 a.m., Seminar Hall No. 2.',
    'Books issued for moot court must be returned within seven days.',
  ],
  place: 'From the library',
  foot: 'Sarvodaya Law College, Nagpur',
};

export type CollegeTexts = typeof collegeTexts;

export const urduTexts: CollegeTexts = {
  title: 'سروودیا لا کالج، ناگپور',
  line: 'یونیورسٹی سے ملحق | قیام ۱۹۶۱',
  menuName: 'کالج کے صفحات',
  menu: ['صفحۂ اول', 'داخلے', 'اساتذہ', 'کتب خانہ', 'موٹ کورٹ', 'رابطہ'],
  research: 'آن لائن تحقیق',
  words: [
    'طلبہ اور اساتذہ یہ سہولتیں کالج کے کسی بھی کمپیوٹر سے استعمال کر سکتے ہیں۔',
    'دار المطالعہ صبح نو بجے سے رات آٹھ بجے تک کھلا رہتا ہے۔',
  ],
  notices: 'اعلانات',
  notice: ['پہلے سال کے طلبہ کے لیے تعارفی نشست، ہفتہ، گیارہ بجے۔', 'کتابیں سات دن میں واپس کریں۔'],
  place: 'کتب خانے سے',
  foot: 'سروودیا لا کالج، ناگپور',
};

export const blogTexts: CollegeTexts = {
  title: 'Notes from the bar room',
  line: 'A dark blog about procedure',
  menuName: 'Pages of the blog',
  menu: ['Notes', 'About'],
  research: 'On the limits of review',
  words: [
    'A review is not an appeal in disguise. What the court may correct is an error on the face of the record.',
    'Below, the cases that the bar read this week.',
  ],
  notices: 'Earlier notes',
  notice: ['What a caveat does, and what it does not do.', 'How to read a cause list.'],
  place: 'From the library',
  foot: 'Written between two hearings',
};

export const officeTexts: CollegeTexts = {
  title: 'District Bar Association',
  line: 'Best viewed in 1024 x 768',
  menuName: 'Pages of the association',
  menu: ['Home', 'Members', 'Cause list', 'Contact'],
  research: 'Welcome',
  words: ['This page has no document type, so that the browser draws it as it did in 1998.'],
  notices: 'Notices',
  notice: ['Annual general meeting on the last Friday of the month.'],
  place: 'From the library',
  foot: 'District Bar Association',
};
