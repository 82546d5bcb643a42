import { serverCalls, writeAnswer } from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';
import { memberOf } from './member-of.js';
import { sendExport } from './send-export.js';
import { stepAnswer } from './step-answer.js';

/** What members do with their own account. */
export const ownAccountRoutes: readonly BuiltCall[] = [
  build(serverCalls.account.profile, async ({ principal }, { accounts }) => {
    return writeAnswer(serverCalls.account.profile, await accounts.own.profile(memberOf(principal).userId));
  }),

  build(serverCalls.account.saveProfile, async ({ body, principal }, { accounts }) => {
    const { fname: firstName, lname: lastName, countryMasterID: countryId, stateMasterID: stateId, city } = body;
    const form = { firstName, lastName, countryId, stateId, city };
    return stepAnswer(await accounts.own.saveProfile(memberOf(principal).userId, form));
  }),

  build(serverCalls.account.startContactChange, async ({ body, principal }, { accounts }) =>
    stepAnswer(await accounts.own.startContactChange(memberOf(principal).userId, body), (handle) => ({ handle })),
  ),

  build(serverCalls.account.confirmContactChange, async ({ body, principal }, { accounts }) =>
    stepAnswer(await accounts.own.confirmContactChange(memberOf(principal).userId, body)),
  ),

  build(serverCalls.account.changePassword, async ({ body, principal }, { accounts }) => {
    const { oldpassword: oldPassword, password } = body;
    return stepAnswer(await accounts.own.changePassword(memberOf(principal), { oldPassword, password }));
  }),

  build(serverCalls.account.sessions, async ({ principal }, { accounts }) => {
    return writeAnswer(serverCalls.account.sessions, await accounts.own.sessions(memberOf(principal)));
  }),

  build(serverCalls.account.endSession, async ({ body, principal }, { accounts }) => {
    await accounts.own.endSession(memberOf(principal).userId, body.id);
    return answered({ message: 'The session has ended.' });
  }),

  build(serverCalls.account.endOtherSessions, async ({ principal }, { accounts }) => {
    const ended = await accounts.own.endOtherSessions(memberOf(principal));
    return answered({ message: ended === 1 ? '1 other session has ended.' : `${ended} other sessions have ended.` });
  }),

  build(serverCalls.account.accessTokens, async ({ principal }, { accounts }) => {
    const { userId } = memberOf(principal);
    return writeAnswer(serverCalls.account.accessTokens, await accounts.accessTokens.list(userId));
  }),

  build(serverCalls.account.makeAccessToken, async ({ body, principal }, { accounts }) => {
    const made = await accounts.accessTokens.make(memberOf(principal).userId, body.name);
    if (!made.isDone) return { flag: false, message: made.message, outdata: null };
    return answered({ message: made.message, outdata: { id: made.id, token: made.token } });
  }),

  build(serverCalls.account.revokeAccessToken, async ({ body, principal }, { accounts }) => {
    await accounts.accessTokens.revoke(memberOf(principal).userId, body.id);
    return answered({ message: 'The token was revoked.' });
  }),

  build(serverCalls.account.exportData, async ({ principal, reply }, { accounts }) =>
    sendExport(reply, memberOf(principal).userId, accounts.own),
  ),

  build(serverCalls.account.deleteAccount, async ({ body, principal }, { accounts }) => {
    const result = await accounts.own.deleteOnRequest(memberOf(principal).userId, body.password);
    if (!result.isDone) return { flag: false, message: result.message, outdata: null };
    return answered({ message: result.message, outdata: { deletesOn: result.deletesOn } });
  }),

  build(serverCalls.account.keepAccount, async ({ principal }, { accounts }) =>
    stepAnswer(await accounts.own.keep(memberOf(principal).userId)),
  ),
];
