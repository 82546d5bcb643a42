import { serverCalls } from '@headnote/core/contract';
import { build, type BuiltCall } from './build-call.js';
import { answered } from '../http/envelope.js';

const RECEIVED = 'Your message was received.';

/** What the writer of an inquiry reads. */
export const inquiryReceived = (reference: string): string => `Your inquiry was received. Its number is ${reference}.`;

/** The two forms to the operator. They share a path and are told apart by their fields (B11). */
export const contactRoutes: readonly BuiltCall[] = [
  build(serverCalls.contact.send, async ({ body, request }, { contact }) => {
    const entry = { name: body.ContactName, email: body.ContactEmail, comment: body.Comment };
    const proof = { id: body.captchaId, text: body.userEnteredCaptchaCode };
    const result = await contact.send(entry, proof, request.ip);
    if (!result.isDone) return { success: false, flag: false, message: result.message, outdata: null };
    return { success: true, ...answered({ message: `${RECEIVED} Its number is ${result.reference}.` }) };
  }),
  build(serverCalls.contact.inquire, async ({ body, request }, { contact }) => {
    const result = await contact.inquire(body, request.ip);
    if (!result.isDone) return { flag: false, message: result.message, outdata: null };
    return answered({ message: inquiryReceived(result.reference) });
  }),
];
