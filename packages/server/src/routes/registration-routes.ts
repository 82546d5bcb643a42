import { serverCalls } from '@headnote/core/contract';
import { countries, INDIA_ID } from '../accounts/places/countries.js';
import { statesOf } from '../accounts/places/states.js';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';
import { packageRows } from './payment-routes.js';
import { stepAnswer } from './step-answer.js';

/** Registration, activation and the reset of a password. */
export const registrationRoutes: readonly BuiltCall[] = [
  build(serverCalls.account.registerMaster, async (_input, { payments }) =>
    answered({
      outdata: countries.find(({ id }) => id === INDIA_ID)?.name ?? '',
      outdatalist: [
        countries.map(({ id, name }) => ({ countryMasterID: id, countryName: name })),
        packageRows(await payments.packages()),
      ],
    }),
  ),

  build(serverCalls.account.states, async ({ query }) =>
    answered({
      outdatalist: [statesOf(Number(query.countryid)).map(({ id, name }) => ({ stateMasterID: id, stateName: name }))],
    }),
  ),

  build(serverCalls.account.register, async ({ body, request }, { accounts }) => {
    const form = {
      firstName: body.fname,
      lastName: body.lname,
      email: body.email,
      mobile: body.mobile,
      username: body.loginID,
      password: body.password,
      confirmation: body.repassword,
      countryId: body.countryMasterID,
      stateId: body.stateMasterID,
      city: body.city,
      acceptsTerms: body.ischeckterm,
      planId: body.subscriptionplanmasterid,
    };
    return stepAnswer(
      await accounts.flows.register(form, { address: request.ip, proof: body.proof }),
      (handle) => handle,
    );
  }),

  build(serverCalls.account.submitActivation, async ({ body }, { accounts }) =>
    stepAnswer(await accounts.flows.activate({ handle: body.userid, code: body.activationcode })),
  ),

  build(serverCalls.account.resendActivation, async ({ body, request }, { accounts }) =>
    stepAnswer(await accounts.flows.resendActivation(body.userid, { address: request.ip, proof: body.proof })),
  ),

  build(serverCalls.account.startReset, async ({ body, request }, { accounts }) =>
    stepAnswer(await accounts.flows.startReset(body.toEmail, { address: request.ip, proof: body.proof }), withUser),
  ),

  build(serverCalls.account.confirmReset, async ({ body }, { accounts }) =>
    stepAnswer(await accounts.flows.confirmReset({ handle: body.userid, code: body.confirmotp }), withUser),
  ),

  build(serverCalls.account.setPassword, async ({ body, request }, { accounts }) =>
    stepAnswer(
      await accounts.flows.setPassword({ handle: body.userid, password: body.password }, request.ip),
      withUser,
    ),
  ),
];

const withUser = (handle: string) => [{ userid: handle }];
