import { serverCalls } from '@headnote/core/contract';
import { build } from '../build-call.js';
import { answered } from '../../http/envelope.js';
import { inquiryReceived } from '../contact-routes.js';

/** An inquiry from a partner's page. A refusal because of the captcha names the field, so that the form shows another picture. */
export const inquiryRoute = build(serverCalls.embed.inquiry, async ({ query, body, request, reply }, { contact }) => {
  reply.header('cross-origin-resource-policy', 'cross-origin');
  const result = await contact.inquireFrom(body, {
    proof: { id: body.captchaId, text: body.userEnteredCaptchaCode },
    partnerKey: query.key ?? '',
    address: request.ip,
  });
  if (result.isDone) return answered({ message: inquiryReceived(result.reference) });
  const outdata = result.field === undefined ? null : { field: result.field };
  return { flag: false, message: result.message, outdata };
});
