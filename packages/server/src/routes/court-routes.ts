import { serverCalls } from '@headnote/core/contract';
import { courtGroups } from '../courts/court-groups.js';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';
import { chosenIds, courtId } from './chosen-ids.js';
import { memberOf } from './member-of.js';
import { stepAnswer } from './step-answer.js';

/** The text that the specification has in place of a choice. */
const NO_CHOICE = 'No Data Found';

/** The tree of courts, and the member's choice in it. */
export const courtRoutes: readonly BuiltCall[] = [
  build(serverCalls.courts.tree, async ({ principal }, { accounts }) => {
    const { courtIds } = await accounts.settings.welcome(memberOf(principal).userId);
    const tree = courtGroups.map(({ id, title, courts }) => ({
      id,
      title,
      cc: courts.map((court) => ({ subid: court.courtId, subtitle: court.name })),
    }));
    const choice = courtIds.length === 0 ? NO_CHOICE : { usercourtids: courtIds.join(',') };
    return answered({ outdatalist: [JSON.stringify(tree), JSON.stringify(choice)] });
  }),

  build(serverCalls.courts.saveSettings, async ({ body, principal }, { accounts }) => {
    const courtIds = chosenIds(body.courts).map(courtId);
    return stepAnswer(await accounts.settings.saveCourts(memberOf(principal).userId, { courtIds }));
  }),
];
