const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Names that thousands of people have. They count only together with the other names of the party, and never misspelt. */
export const COMMON = setOf(
  'singh kumar lal ram rama devi prasad chand chandra chander das dass bai kaur khan sharma gupta verma varma rao reddy patel shah jain ' +
    'naidu nair pillai roy rai ghosh bose sen mehta agarwal agrawal aggarwal ali ahmad mohammad begum bibi nath narain ' +
    'narayan krishna krishan kishan kishore shankar mohan dev raj bhai sinha mishra pandey yadav chaudhary prakash gopal anil ashok pal abdul ' +
    'ramesh rajesh rakesh mahesh naresh suresh dinesh mukesh harish girish satish vijay sanjay ajay babu prem arvind sunil srivastava ' +
    'hari om shyam garg shiv anand rajendra narendra surendra mahendra kamal goyal goel jagdish kailash sushil thakur dayal madan joshi ' +
    'desai manoj hussain arun ravi vinod mathur tiwari satya ajit george joseph john thomas shukla santosh deepak pawan jha raja rani swami ' +
    'bhagwan balaji laxmi lakshmi ganesh vishnu durga govind baldev gurdial mohinder hans roop banwari bhat iyer iyengar menon mudaliar ' +
    'chettiar gounder banerjee mukherjee chatterjee dutt dutta mitra seth bhatia khanna kapoor malhotra arora bansal mittal ' +
    'chauhan rathore solanki parmar patil jadhav shinde pawar more deshmukh kulkarni syed sheikh shaikh',
);

/**
 * Names of people that are one letter away from another name: `Mehra` and `Mehta`. Where both words are here, neither is a
 * misprint of the other. Drawn from the cause titles of the Supreme Court, 1950 to 2024.
 */
const NEAR = setOf(
  'rahman raman ' +
    'adani adhav advani ambala ambalal ambalam ambedkar ambekar anand anant ansal anwar aslam assam autar avtar ayyar ' +
    'babaji badal baddi badri bagde bagga bagla bagri bahal bahri balaji balan balwan bandhu banik bansal baral baran ' +
    'barde barik barman basha batra beena bhagat bhagwan bhagwant bhagwat bhajan bhakta bhalla bharat bharti bhartia ' +
    'bhati bhatia bhatla bhatta bhattad bhatti bhawan bhullar bhusan bhuyan bimla bindal bindra birla bishan biswal ' +
    'biswas bohra burmah burman capoor chaman chamar chanan chanda chandak chandan chandel chander chandra chandran ' +
    'charan chavan chavda chawda chawla chetty dalal daman dange datla datta dawan dayal dhani dharma dhawan diwan ' +
    'doshi dsouza dugar father ghani gobind gohil gopal gopala gopalan gouda govil govind gowda goyal gujar gurjar ' +
    'haider halder handa harendra harihar harshad indra ishwar ismail israil jabbar jadav jadhav jagad jagan jagat ' +
    'jagga jagtap jagtar jahan jalan jamal jatan jindal jiwan johar joshi juneja kabra kadam kadir kakkar kalam ' +
    'kalita kalra kamal kamat kambekar kamdar kamgar kannan kanpur kansal kanta kanti kanwar kapoor kapur karam karan ' +
    'karim kashi kasim kaskar kavita kedia kehar khadi khadir khalid khalil khullar kiran kisan kishan kishwar konar ' +
    'krishan krishna krishnan kumari kundu kunju lakhan lalit lalita laskar level lever lodhi lulla madanlal madhav ' +
    'maganlal magdum magnum mahal maini maity majhi majid majoo major majumdar makhan malik malini malwa manch mandal ' +
    'mandi mandir mangal mangat mange mangilal manik manilal manjhi mannan mantosh match mathad mathai mazumdar media ' +
    'meena meera mehar mehra mehta memon menon misra mitra mittal mohan mohar mohini mohit moran mukul mulla munda ' +
    'mundra munna murli murti nadaf nadar nagar nagendra nagesh nahar nalini nalwa nanak nanda nandan nandi narendra ' +
    'naresh nasik nasir naskar nathan nayak nayar nayudu nayyar nazir nigam nisha nishad nizam onkar padhi palit ' +
    'panda panna panwar pardhi parihar parshad pasha paswan patel pathak pathan pathar patil patkar patna patni patra ' +
    'patti pawan pawar pharma poddar potdar prabha prabhat prasad prasar produce product qadir rabha radha raigar ' +
    'raikar raina rajah rajak rajan rajesh rakesh rakha raman ramesh ramudu ramulu ramzan ranjan ratan rather ratna ' +
    'ratnam rawal rawat rawther rayudu razak reena rohini rohit royal sabha sadhu sagar sahai sahni saini salam salem ' +
    'sales samad samaj samal samsthan sandhu sangam sangh sangha sangham sangram sankar sankh sanstha sansthan santa ' +
    'santosh sanyal sarada saraf sarala saran sarat sarda sardar sarkar sarla sarma sarup sarva sarwan satnam sawai ' +
    'sayal shadi shafi shahi shahid shaji shama sharad sharan sharda sharma shashi shetty sindhi singh singha singhal ' +
    'singhi singhji singhvi singla sinha slngh sodhi sohan solar sonar sonkar souza sudesh sugar sukul sundara ' +
    'sundaram suneja suresh swami swaran swarup swati talwar tanna tanwar tatyaba tayyaba thakar thana thapa thapar ' +
    'trivedi triveni vaity varma vashi veena verma vittal vohra wadia wajid walia waman wanti yadav zabbar',
);

/** Words beside a name that tell nobody apart. */
const EMPTY = setOf(
  'singh kumar kumari lal devi kaur begum bibi bai ram rama prasad chand chandra mohammad bhai khan md nath abdul raj babu debi shri smt',
);

/** Returns whether a word of a name tells people apart. */
export const tellsApart = (word: string): boolean => !EMPTY.has(word);

/** Returns whether a word is a name that many people have, or one letter away from such a name. */
export const isKnownName = (word: string): boolean => COMMON.has(word) || NEAR.has(word);
