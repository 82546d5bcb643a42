/** A call that the contract names and this version does not answer yet. */
export interface UnbuiltCall {
  readonly service: string;
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path as the service spells it. */
  readonly path: string;
}

function later(service: string, rows: readonly (readonly [string, 'GET' | 'POST', string])[]): UnbuiltCall[] {
  return rows.map(([name, method, path]) => ({ service, name, method, path }));
}

/** Calls to come. The server answers them 501 in the envelope, so that nothing pretends; the client has no method for them. */
export const unbuiltCalls: readonly UnbuiltCall[] = [
  ...later('account', [
    ['register', 'POST', '/api/user/insertuser'],
    ['registerMaster', 'GET', '/api/user/getregistermaster'],
    ['states', 'GET', '/api/user/getstatebycountryid'],
    ['submitActivation', 'POST', '/api/user/submitotp'],
    ['resendActivation', 'POST', '/api/user/resendotp'],
    ['startReset', 'POST', '/api/user/forgotpwdsendotp'],
    ['confirmReset', 'POST', '/api/user/ForgotPasswordSubmitOTP'],
    ['setPassword', 'POST', '/api/user/usernewpassowrdsetup'],
    ['subscription', 'GET', '/api/user/getsubscriptiondetails'],
  ]),
  ...later('welcome', [
    ['saveActSettings', 'POST', '/api/welcome/insertuseractsetting'],
    ['actSettings', 'GET', '/api/welcome/getuseractsetting'],
    ['resetActSettings', 'GET', '/api/welcome/resetuseractsetting'],
  ]),
  ...later('settings', [
    ['saveJudgment', 'POST', '/api/user/insertuserjudgementsetting'],
    ['judgment', 'GET', '/api/user/userjudgementsetting'],
    ['saveCourt', 'POST', '/api/user/insertusercourtsetting'],
    ['welcome', 'GET', '/api/user/getwelcomeusersettings'],
  ]),
  ...later('contact', [['send', 'POST', '/api/contact/addcontactdetails']]),
  ...later('packages', [['list', 'GET', '/api/package/getallpackages']]),
  ...later('payments', [['create', 'POST', '/api/payment/createpayment']]),
  ...later('articles', [['list', 'GET', '/api/aricles/getarticles']]),
  ...later('search', [['suggestions', 'POST', '/api/ec/getSuggestions']]),
  ...later('complete', [
    ['fullText', 'GET', '/api/caselaw/getfulltextautocomplete'],
    ['acts', 'GET', '/api/caselaw/getactsautocomplete'],
    ['courts', 'GET', '/api/caselaw/getcourtsautocomplete'],
    ['partyName', 'GET', '/api/caselaw/getpartynameautocomplete'],
    ['respondents', 'GET', '/api/caselaw/getrespondentsautocomplete'],
    ['subject', 'GET', '/api/caselaw/getsubjectautocomplete'],
    ['judges', 'GET', '/api/caselaw/getjudgesautocomplete'],
    ['advocate', 'GET', '/api/caselaw/getadvocateautocomplete'],
    ['caseType', 'GET', '/api/caselaw/getappealtypeateautocomplete'],
    ['caseNumber', 'GET', '/api/caselaw/getappealnumberateautocomplete'],
    ['finalDecision', 'GET', '/api/caselaw/getfinaldecisionautocomplete'],
    ['email', 'GET', '/api/caselaw/getsendemailidautocomplete'],
  ]),
  ...later('courts', [
    ['tree', 'GET', '/api/caselaw/getTree'],
    ['saveSettings', 'POST', '/api/caselaw/addCourtSettings'],
  ]),
  ...later('citations', [
    ['books', 'GET', '/api/caselaw/getCitiations'],
    ['lookup', 'GET', '/api/caselaw/getcitationdata'],
    ['check', 'POST', '/api/citations/check'],
  ]),
  ...later('acts', [['sections', 'GET', '/api/caselaw/getsectionlist']]),
  ...later('documents', [
    ['citedBy', 'GET', '/api/caselaw/getCaseCitedByFileName'],
    ['overruled', 'GET', '/api/caselaw/getOverruledcasedata'],
    ['replica', 'GET', '/api/caseview/getreplicadocument'],
    ['pdf', 'POST', '/api/getPDFbyURL'],
  ]),
  ...later('library', [
    ['saveQuery', 'POST', '/api/caselaw/saveQuery'],
    ['updateQuery', 'POST', '/api/caselaw/updateQuery'],
    ['updateSavedResultQuery', 'POST', '/api/caselaw/updatesaveResultQuery'],
    ['queriesByParent', 'GET', '/api/caselaw/getquerybyparent'],
    ['saveResult', 'GET', '/api/caselaw/saveResultCaseLaw'],
    ['folders', 'GET', '/api/caselaw/getSavedResultFolder'],
    ['saveFolder', 'POST', '/api/caselaw/savedFolder'],
    ['history', 'GET', '/api/history/gettopsearchhistory'],
    ['addBookmark', 'POST', '/api/history/addbookmark'],
    ['saveNote', 'GET', '/api/caselaw/savePersonalNote'],
    ['deleteNote', 'GET', '/api/caselaw/DeletePersonalNote'],
  ]),
  ...later('mail', [['sendJudgment', 'POST', '/api/caselaw/addsendemailid']]),
  ...later('assistant', [
    ['askFile', 'POST', '/api/ec/postChatPdfWithFile'],
    ['ask', 'POST', '/api/ec/postChatWithSourceID'],
    ['exists', 'POST', '/api/ec/CheckAIDocumentExist'],
    ['suggestions', 'GET', '/api/caselaw/getaisuggesions'],
  ]),
  ...later('embed', [
    ['case', 'GET', '/api/embed/v1/case'],
    ['citation', 'GET', '/api/embed/v1/citation'],
    ['suggest', 'GET', '/api/embed/v1/suggest'],
    ['check', 'POST', '/api/embed/v1/check'],
    ['inquiry', 'POST', '/api/embed/v1/inquiry'],
  ]),
];
