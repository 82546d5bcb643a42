import { inlinePolicy, textOf } from '@headnote/core/content';

/** Elements whose words are none of a message. The message is at most 2,000 characters long. */
const unseen = new RegExp(`<(${inlinePolicy.droppedWithContent.join('|')})(?=[\\s/>])[^]*?(?:</\\1\\s*>|$)`, 'gi');

/** The words of a message with markup, for where nobody makes the markup safe: shown as text they can do no harm. */
export function plainWords(html: string): string {
  return textOf(html.replace(unseen, ' '), ' ').replace(/\s+/g, ' ').trim();
}
