type Wire = Readonly<Record<string, unknown>>;

const profile = {
  loginID: 'meerarao',
  fname: 'Meera',
  lname: 'Rao',
  email: 'meera.rao@example.in',
  mobile: '9845012345',
  emailConfirmed: true,
  mobileConfirmed: true,
  countryMasterID: 5,
  stateMasterID: 12,
  city: 'Bengaluru',
  registeredOn: '2025-06-21',
  deletesOn: null,
};

const session = {
  id: 's1',
  device: 'Firefox on Windows',
  deviceKind: 'computer',
  address: '103.21.•.•',
  signedInAt: '2026-11-20T04:00:00.000Z',
  lastUsedAt: '2026-11-22T08:00:00.000Z',
  logintype: 1,
  current: true,
};

const sessions = [
  session,
  { ...session, id: 's2', device: 'Chrome on Android', deviceKind: 'phone', logintype: 2, current: false },
  { ...session, id: 's3', device: 'Unknown device', deviceKind: 'unknown', address: '', current: false },
];

const token = {
  id: 't1',
  name: 'Assistant on my laptop',
  ending: 'Wc81p',
  madeAt: '2026-09-14T08:14:00.000Z',
  lastUsedAt: '2026-11-21T04:22:00.000Z',
  address: '103.21.•.•',
  usedToday: 212,
};

const subscription = {
  packageName: 'Supreme Court and one High Court',
  startDate: '2026-06-25',
  endDate: '2027-06-24',
  renewUntil: '2027-07-24',
  daysremaining: 214,
  state: 'active',
};

const payment = {
  number: 'P-7F3K-2210',
  date: '2026-06-25',
  packageName: 'Supreme Court and one High Court',
  kind: 'renewal',
  amount: 12_500,
  state: 'paid',
  invoice: 'HN/26-27/001184',
  until: '2027-06-24',
};

const payments = [
  payment,
  { ...payment, number: 'P-9KXM-4F7A', state: 'failed', invoice: '', until: null },
  {
    ...payment,
    number: 'P-3TDE-71HL',
    date: '2025-06-24',
    kind: 'first',
    amount: 15_000,
    invoice: 'HN/25-26/000871',
    until: '2026-06-24',
  },
];

const offer = {
  packageId: 1,
  priority: 1,
  packageName: 'Supreme Court and one High Court',
  packageDesc: 'All judgments',
  renewAmt: 12_500,
  initialAmt: 15_000,
  isTrial: false,
};

const billing = { name: 'Meera Rao', address: '212 Cubbon Chambers\nBengaluru 560 001', stateMasterID: 12, gstin: '' };

/** What the account page reads. */
export interface AccountAnswers {
  readonly profile?: Wire;
  readonly sessions?: readonly Wire[];
  readonly tokens?: readonly Wire[];
  readonly subscription?: Wire;
  readonly payments?: readonly Wire[];
}

/** A server with one member. Every write succeeds, except with the password `wrong`. */
export function accountServer(answers: AccountAnswers = {}): typeof fetch {
  const reads: Readonly<Record<string, Wire>> = {
    '/api/account/profile': { outdata: { ...profile, ...answers.profile } },
    '/api/account/sessions': { outdata: answers.sessions ?? sessions },
    '/api/account/accesstokens': { outdata: { tokens: answers.tokens ?? [token], usedToday: 212 } },
    '/api/account/makeaccesstoken': { outdata: { id: 't2', token: 'hn_8Kq2VtR9cXw4LmZ7sPy1uHf6bNd3Ga5e' } },
    '/api/user/getsubscriptiondetails': { outdata: { ...subscription, ...answers.subscription } },
    '/api/user/getregistermaster': {
      outdata: 'India',
      outdatalist: [[{ countryMasterID: 5, countryName: 'India' }], []],
    },
    '/api/user/getstatebycountryid': { outdatalist: [[{ stateMasterID: 12, stateName: 'Karnataka' }]] },
    '/api/payment/payments': { outdata: answers.payments ?? payments },
    '/api/payment/billing': { outdata: billing },
    '/api/package/getallpackages': { outdatalist: [[offer]] },
    '/api/account/startcontactchange': { outdata: { handle: 'h1' }, message: 'We sent you a code.' },
    '/api/account/deleteaccount': { outdata: { deletesOn: '2026-12-06' } },
    '/api/account/exportdata': { outdata: { madeAt: '2026-11-22T08:00:00.000Z', data: { profile } } },
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const isWrong = (await request.clone().text()).includes('"wrong"');
    const answer = isWrong
      ? { flag: false, message: 'The password is not correct.' }
      : { flag: true, message: 'Done.', ...reads[new URL(request.url).pathname] };
    return Response.json({ outdata: null, ...answer });
  };
}

/** The session that asks, alone. */
export const onlyThisSession = [session];
