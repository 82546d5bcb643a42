/** Invented names, made of syllables of every region. Any match with a real person's name is accidental. */
const surnames = {
  west: [
    'Kel Bhoi Tar Wagh Sonar Ambe Karan Devar Nimb Shirol Khad Vade Pimpal Bhor',
    'gaonvelkar vadhekar tekarni dhavkar pethvekar salvekar khedvar',
  ],
  south: [
    'Hul Bas Hosa Kotab Mala Chikka Gudi Halle Sanna Dodda',
    'gerimath nahallikar guravarya appanarya kerevara katteyar',
  ],
  tamil: [
    'Thiru Vennil Anaiyur Kalvi Ponni Sundal Arunthi Manal',
    'vallavan moorthiyar nesarathan kodiyan manikkar pazhanathan',
  ],
  east: ['Chak Bando Ghosha Mukho Ganga Sarba Nabha Purba', 'ladhikar tapalya bhattarik jyotiyal rakshikar'],
  north: ['Tewa Pande Bhar Shukra Trive Mish Awas', 'tiwalya dwajpura nandhari rathi vansiya'],
  punjab: ['Dhan Gur Bhan Sek Rand Sidh Ghum', 'jaliana galwaria hotaria wandhara'],
  northeast: ['Lalhrin Hrang Lyng Thang Zora Konyar', 'mawiya khawsim dohlia chhualna'],
  urdu: ['Qad Lokh Rah Saif Mir Nau', 'rivani andvary manvira sherwali'],
  malayali: ['Kuru Mathi Thek Vada Para Pulik', 'vathilkara parambithara kevilakam kkathuruthy'],
  odia: ['Pani Haza Boru Maha Dhala', 'grahiyal rikandala ahkiyani patranga'],
};
const given = {
  west: [
    'Bhiku Dattaram Sakharam Anant Yashwant Ramchandra Pandurang Vitthal',
    'Kamal Sushila Godavari Indumati Sulochana',
  ],
  south: [
    'Basavanna Fakirappa Rangappa Shivalingappa Channabasava Ningappa',
    'Gowramma Parvatamma Lakshmavva Shantavva',
  ],
  tamil: ['Velayudham Palaniappan Muthukaruppan Subbarayan Chellaiah', 'Meenalochani Valliammai Kamalavalli'],
  east: ['Nirmalendu Haripada Satyabrata Bibhuti Kalipada', 'Nirupama Hemalata Charubala'],
  north: ['Ramkishor Harbilas Jagdamba Shivnarayan Bhagwandin', 'Rampyari Kusumlata Shakuntala'],
  punjab: ['Gurcharan Harbhajan Kartar Balwant', 'Gurpyar Harnam Surinder'],
  northeast: ['Lalrinsanga Tashi Hmingthang Khriezo', 'Lalrinpuii Dolma Ngaihsangi'],
  urdu: ['Abdul Ghulam Mohammad Rahmatullah', 'Zubaida Mehrunnisa Khadija'],
  malayali: ['Velappan Kunhiraman Ouseph Chathukutty', 'Ammukutty Mariamma Devaki'],
  odia: ['Baikuntha Dinabandhu Lokanath', 'Sarojini Ketaki Malati'],
};
const regions = Object.keys(surnames);
const words = (text) => text.split(' ');
const cap = (text) => text[0].toUpperCase() + text.slice(1);

function surname(random, region) {
  const [heads, tails] = surnames[region].map(words);
  return cap(random.pick(heads) + random.pick(tails));
}

/** Returns a person with two or three names; `gender` is `m` or `f`. */
export function person(random, gender) {
  const region = random.pick(regions);
  const [men, women] = given[region].map(words);
  const first = random.pick(gender === 'm' ? men : women);
  const middle = random.chance(0.7) && men.length > 1 ? random.pick(men.filter((name) => name !== first)) : '';
  return { name: [first, middle, surname(random, region)].filter(Boolean).join(' '), gender };
}

/** Returns the name of a judge or an advocate, such as `R.K. Deshmane`. */
export function initialed(random) {
  const letters = 'A B C D G H K L M N P R S T V Y'.split(' ');
  return `${random.pick(letters)}.${random.chance(0.7) ? `${random.pick(letters)}.` : ''} ${surname(random, random.pick(regions))}`;
}

export const towns = words(
  'Kelgaon Nandipur Tarangpur Tungapura Madhavgadh Sonarwadi Bhairavgunj Harsingwadi Kuttivayalur Vellanoorpet Mirajkhed Shantipatna Rajavalli Devgunta Palashbari Lakhanmau Jaspurwal Chandrakon Ambavane Murshidkot',
);
export const states = [
  'Sahyadri',
  'Vindhya Pradesh',
  'Dakshin Pradesh',
  'Pragjyoti',
  'Kaveridesh',
  'Gangavarta',
  'Maruvana',
];
export const rivers = words('Kamandali Suvarnavati Malaprabhe Tamasini Vedhavali Chandrangi Hemavarna');
const houses = words(
  'Tarangini Vayunandan Shubhangad Nilkamandal Himvarsha Rajatgiri Ratnadweepa Chandravela Purnavedi Meghavana Suryakosha Devsagari Indrakantha Panchvriksha Kadambika Sarvottara',
);
const trades = [
  'Textile Mills Ltd.',
  'Cement Works Ltd.',
  'Engineering Co. Ltd.',
  'Chemicals Pvt. Ltd.',
  'Paper Mills Ltd.',
  'Foods Pvt. Ltd.',
  'Metal Industries Ltd.',
  'Constructions Pvt. Ltd.',
  'Traders Ltd.',
  'Agro Products Ltd.',
  'Oil Mills Ltd.',
  'Tubes Ltd.',
];
export const company = (random) => `${random.pick(houses)} ${random.pick(trades)}`;
export const insurer = (random) => `${random.pick(houses)} General Insurance Office Ltd.`;
export const carrier = (random) => `${random.pick(houses)} Road Carriers Ltd.`;
