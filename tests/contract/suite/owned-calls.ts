import { judgment, lease, LONG_CASE } from './cases/library-parts.js';
import { ownPdf, PASSWORD, type Owner } from './owned-things.js';

/** What a call does with the things of the member who sends it. */
interface OwnedCall {
  /** `shares`: it answers everybody with the same document of the library. */
  readonly how: 'reads' | 'writes' | 'shares';
  /** What a thief sends, with the owner's ids wherever the call takes one; the owner sends the first. */
  readonly inputs: (owner: Owner) => readonly unknown[];
}

const reads = (...inputs: readonly ((owner: Owner) => unknown)[]): OwnedCall => ({
  how: 'reads',
  inputs: (owner) => (inputs.length === 0 ? [undefined] : inputs.map((input) => input(owner))),
});
const writes = (...inputs: readonly ((owner: Owner) => unknown)[]): OwnedCall => ({
  ...reads(...inputs),
  how: 'writes',
});
const shares = (input: unknown): OwnedCall => ({ how: 'shares', inputs: () => [input] });

const ofDocument = () => ({ documentId: LONG_CASE });
const page = { url: `http://localhost/Lawsuit/case/${LONG_CASE}` };
const list = { ids: [LONG_CASE], title: 'List', order: 'date', hasTreatment: false };
const place = { firstName: 'Meera', lastName: 'Rao', countryId: 5, stateId: 29, city: 'Bengaluru' };
const ofPortal =
  (more: object = {}) =>
  ({ portalId, portalKey: key }: Owner) => ({ portalId, key, ...more });
const things =
  (state: 'kept' | 'removed') =>
  ({ queryId, folderId, resultId, removedId }: Owner) =>
    state === 'removed'
      ? [{ kind: 'query', ids: [removedId] }]
      : [
          { kind: 'folder', ids: [folderId] },
          { kind: 'query', ids: [queryId] },
          { kind: 'result', ids: [resultId] },
        ];

/** Every call that reads or changes something of a member. */
export const ownedCalls: Readonly<Record<string, OwnedCall>> = {
  'account.subscription': reads(),
  'account.profile': reads(),
  'account.saveProfile': writes(() => place),
  'account.startContactChange': writes(() => ({ kind: 'mobile', to: '9333333333', password: PASSWORD })),
  'account.confirmContactChange': writes(({ contactChange }) => contactChange),
  'account.changePassword': writes(() => ({ oldPassword: PASSWORD, password: 'another horse 10' })),
  'account.sessions': reads(),
  'account.endSession': writes(({ otherSession: id }) => ({ id })),
  'account.endOtherSessions': writes(() => undefined),
  'account.accessTokens': reads(),
  'account.makeAccessToken': writes(() => ({ name: 'Mine' })),
  'account.revokeAccessToken': writes(({ accessTokenId: id }) => ({ id })),
  'account.exportData': reads(),
  'account.deleteAccount': writes(() => ({ password: PASSWORD })),
  'account.keepAccount': writes(() => undefined),
  'alerts.list': reads(),
  'alerts.save': writes(() => ({ kind: 'judgment', documentId: LONG_CASE, events: ['cited'], frequency: 'weekly' })),
  'alerts.change': writes(
    ({ alertId: id }) => ({ id, isPaused: true }),
    () => ({ id: '', isPaused: true }),
  ),
  'alerts.remove': writes(({ alertId: id }) => ({ id })),
  'alerts.hits': reads(
    ({ alertId: id }) => ({ id }),
    () => undefined,
  ),
  'alerts.seen': writes(
    ({ alertId: id }) => ({ id }),
    () => undefined,
  ),
  'alerts.saveSettings': writes(() => ({ watchesOwn: false })),
  'alerts.renewFeed': writes(() => undefined),
  'assistant.ask': writes(
    () => ({ documentId: LONG_CASE, question: 'What is said of tenancy9?' }),
    ({ conversationId }) => ({ documentId: LONG_CASE, question: 'And tenancy8?', conversationId }),
    ({ fileId: documentId }) => ({ documentId, question: 'What is the secret of tenancy7?' }),
    ({ fileConversationId: conversationId }) => ({ documentId: LONG_CASE, question: 'And now?', conversationId }),
  ),
  // The same bytes as the owner's: his words are in no answer to another member.
  'assistant.askFile': writes(
    () => ownPdf(),
    ({ fileConversationId: conversationId }) => ({ ...ownPdf(), conversationId }),
  ),
  'assistant.exists': reads(({ fileId: documentId }) => ({ documentId })),
  'assistant.files': reads(),
  'assistant.filePage': reads(({ fileId: id }) => ({ id, page: 1 })),
  'assistant.deleteFile': writes(({ fileId: id }) => ({ id })),
  'assistant.suggestions': shares(ofDocument()),
  'assistant.state': reads(ofDocument),
  'assistant.conversations': reads(() => undefined, ofDocument),
  'assistant.conversation': reads(
    ({ conversationId: id }) => ({ id }),
    ({ fileConversationId: id }) => ({ id }),
  ),
  'assistant.deleteConversation': writes(({ conversationId: id }) => ({ id })),
  'assistant.deleteConversations': writes(() => undefined),
  'assistant.vote': writes(({ answerId }) => ({ answerId, vote: 'not-useful' })),
  'complete.email': reads(() => ({ text: 'secret' })),
  'courts.tree': reads(),
  'courts.saveSettings': writes(() => ({ courtIds: [1] })),
  'documents.replica': shares({ id: LONG_CASE }),
  'documents.pdf': shares(page),
  'documents.pdfForMail': shares(page),
  'library.saveQuery': writes(({ queryId: parentId }) => ({ ...lease, parentId })),
  'library.updateQuery': writes(({ queryId: id }) => ({ ...lease, id })),
  'library.updateSavedResultQuery': writes(({ queryId: id }) => ({ ...lease, id })),
  'library.queriesByParent': reads(
    ({ queryId: parentId }) => ({ parentId }),
    () => ({ parentId: '' }),
  ),
  'library.queries': reads(),
  'library.saveResult': writes(
    ({ folderId, queryId }) => ({ ...judgment, folderId, queryId }),
    ({ folderId }) => ({ ...judgment, folderId }),
    ({ queryId }) => ({ ...judgment, queryId }),
  ),
  'library.folders': reads(
    ({ folderId: id }) => ({ id }),
    () => ({ name: 'Secret folder' }),
    () => ({ id: 'all' }),
    () => undefined,
  ),
  'library.saveFolder': writes(({ folderId: parentId }) => ({ name: 'Mine', parentId })),
  'library.changeFolder': writes(({ folderId: id }) => ({ id, name: 'Mine' })),
  'library.moveResults': writes(
    ({ resultId }) => ({ ids: [resultId], folderId: 'none' }),
    ({ resultId, folderId }) => ({ ids: [resultId], folderId }),
  ),
  'library.remove': { how: 'writes', inputs: things('kept') },
  'library.restore': { how: 'writes', inputs: things('removed') },
  'library.removed': reads(),
  'library.authorities': shares(list),
  'library.history': reads(),
  'library.addHistory': writes(() => ({ query: 'secret run', keywords: 'again', kind: '', total: 3 })),
  'library.clearHistory': writes(
    ({ historyId: id }) => ({ id }),
    () => undefined,
  ),
  'library.addBookmark': writes(() => ({ documentId: LONG_CASE, paragraph: 4, isRemoval: true })),
  'library.bookmarks': reads(() => undefined, ofDocument),
  'library.saveNote': writes(
    () => ({ documentId: LONG_CASE, note: 'mine', version: 2 }),
    () => ({ documentId: LONG_CASE, note: 'mine' }),
  ),
  'library.deleteNote': writes(ofDocument),
  'library.notes': reads(() => undefined, ofDocument),
  'library.noteVersions': reads(ofDocument),
  'mail.sendJudgment': writes(() => ({ emails: ['friend@example.com'], documentId: LONG_CASE, attachPdf: false })),
  'partners.list': reads(),
  'partners.register': writes(() => ({ name: 'Law College', origins: ['https://college.example'] })),
  'partners.saveOrigins': writes(ofPortal({ origins: ['https://thief.example'] })),
  'partners.saveDefaults': writes(ofPortal({ defaults: { theme: 'dark' } })),
  'partners.rotate': writes(ofPortal()),
  'partners.revoke': writes(ofPortal()),
  'partners.remove': writes(ofPortal()),
  'partners.usage': reads(ofPortal({ days: 2 })),
  'payments.create': writes(({ userId }) => ({
    amount: 12_500,
    redirectUrl: 'http://localhost/packages/payment',
    userId,
    packageId: 1,
  })),
  'payments.list': reads(),
  'payments.read': reads(({ payment: { number } }) => ({ number })),
  'payments.invoice': reads(({ payment: { invoice } }) => ({ number: invoice })),
  'payments.billing': reads(),
  'payments.saveBilling': writes(() => ({ name: 'Meera Rao', address: '', stateId: 29, gstin: '' })),
  'settings.saveJudgment': writes(() => ({ sort: 'relevance', pageSize: 20, showsHeadnote: true, marksHits: true })),
  'settings.judgment': reads(),
  'settings.saveCourt': writes(() => ({ courtIds: [1] })),
  'settings.welcome': reads(),
  'welcome.saveActSettings': writes(() => ({ actIds: [] })),
  'welcome.actSettings': reads(),
  'welcome.resetActSettings': writes(() => undefined),
};

/** Calls for members that know nothing of a member: the library and its index. */
export const withoutMemberData: ReadonlySet<string> = new Set([
  'acts.sections',
  'acts.find',
  'acts.list',
  'acts.judgments',
  'acts.words',
  'citations.books',
  'citations.lookup',
  'citations.check',
  'citations.readLines',
  'citations.compare',
  'citations.report',
  'citations.ofJudgment',
  'complete.fullText',
  'complete.acts',
  'complete.courts',
  'complete.partyName',
  'complete.respondents',
  'complete.subject',
  'complete.judges',
  'complete.advocate',
  'complete.caseType',
  'complete.caseNumber',
  'complete.finalDecision',
  'documents.casePreview',
  'documents.citedBy',
  'documents.overruled',
  'search.query',
  'search.cases',
  'search.textHits',
  'search.suggestions',
  'search.inBox',
  'search.acts',
  'welcome.latestCases',
  'welcome.latestCasesByCourt',
]);
