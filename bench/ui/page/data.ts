/** What both sides draw: 1,000 judgments, 1,500 courts, 5,000 judges, all made up. */
export const CASES = 1000;
const COURTS = 1500;
const JUDGES = 5000;
const COURTS_IN_A_GROUP = 30;

export interface Case {
  readonly id: string;
  readonly appellant: string;
  readonly respondent: string;
  readonly court: string;
  readonly decidedOn: string;
  readonly citation: string;
  readonly text: string;
}

export interface Group {
  readonly id: string;
  readonly label: string;
  readonly courts: readonly { readonly id: string; readonly label: string }[];
}

export const cases: readonly Case[] = Array.from({ length: CASES }, (_, at) => ({
  id: `c${at}`,
  appellant: `Smt. Lakshmi Narasimhamma of Village ${at + 1} & Ors`,
  respondent: 'State of Sahyadri, through its Secretary (Revenue) & Anr',
  court: at % 3 === 0 ? 'Supreme Court' : 'High Court of Sahyadri',
  decidedOn: `${1951 + (at % 70)}-11-23`,
  citation: `${1951 + (at % 70)} HN ${at + 1}`,
  text: 'a permit once granted cannot be taken back without hearing the holder, whose livelihood hangs on it; the power to cancel',
}));

export const groups: readonly Group[] = Array.from({ length: COURTS / COURTS_IN_A_GROUP }, (_, group) => ({
  id: `g${group}`,
  label: `District group ${group + 1}`,
  courts: Array.from({ length: COURTS_IN_A_GROUP - 1 }, (__, court) => ({
    id: `g${group}.${court}`,
    label: `Court of the District Judge, Taluka ${court + 1} of group ${group + 1}`,
  })),
}));

const first = ['Ashok', 'Asha', 'Bhaskar', 'Chandrika', 'Devendra', 'Farida', 'Gopal', 'Harini', 'Imran', 'Jayanthi'];
const last = ['Deshpande', 'Iyengar', 'Mukhopadhyay', 'Patwardhan', 'Qureshi', 'Ramachandran', 'Srivastava', 'Thorave'];

export const judges: readonly string[] = Array.from(
  { length: JUDGES },
  (_, at) => `${first[at % 10] ?? ''} ${last[Math.floor(at / 10) % 8] ?? ''} ${at + 1}`,
);
