import { serverCalls, writeAnswer } from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';
import { chosenIds, courtId } from './chosen-ids.js';
import { memberOf } from './member-of.js';
import { stepAnswer } from './step-answer.js';

/** What members set: how they read judgments, and the courts and acts of their welcome page. */
export const settingsRoutes: readonly BuiltCall[] = [
  build(serverCalls.settings.saveJudgment, async ({ body, principal }, { accounts }) => {
    const { sort, pageSize, showHeadnote: showsHeadnote, highlight: marksHits, citationFirst } = body;
    const settings = { sort, pageSize, showsHeadnote, marksHits, ...(citationFirst && { citationFirst }) };
    return stepAnswer(await accounts.settings.saveJudgment(memberOf(principal).userId, settings));
  }),

  build(serverCalls.settings.judgment, async ({ principal }, { accounts }) => {
    return writeAnswer(serverCalls.settings.judgment, await accounts.settings.judgment(memberOf(principal).userId));
  }),

  build(serverCalls.settings.saveCourt, async ({ body, principal }, { accounts }) => {
    const courtIds = chosenIds(body.courts).map(courtId);
    const { showLatestCases: showsLatestCases, showHistory: showsHistory, hiddenParts } = body;
    const choice = { courtIds, showsLatestCases, showsHistory, hiddenParts };
    return stepAnswer(await accounts.settings.saveCourts(memberOf(principal).userId, choice));
  }),

  build(serverCalls.settings.welcome, async ({ principal }, { accounts }) =>
    writeAnswer(serverCalls.settings.welcome, await accounts.settings.welcome(memberOf(principal).userId)),
  ),

  build(serverCalls.welcome.saveActSettings, async ({ body, principal }, { accounts }) =>
    stepAnswer(await accounts.settings.saveActs(memberOf(principal).userId, chosenIds(body.actIds).map(String))),
  ),

  build(serverCalls.welcome.actSettings, async ({ principal }, { accounts }) =>
    writeAnswer(serverCalls.welcome.actSettings, await accounts.settings.acts(memberOf(principal).userId)),
  ),

  build(serverCalls.welcome.resetActSettings, async ({ principal }, { accounts }) =>
    stepAnswer(await accounts.settings.resetActs(memberOf(principal).userId)),
  ),
];
