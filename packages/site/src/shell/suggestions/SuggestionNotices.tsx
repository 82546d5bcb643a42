import { messages } from './messages.js';

/** As which citation or provision the text was read. */
export function ReadAs({ text }: { readonly text: string }) {
  return (
    <>
      {messages.readAs}
      <i className="site-suggestions__read">{text}</i>
    </>
  );
}

/** Says that nothing has this name, and what Enter does. */
export function NothingBegins({ text, isMember }: { readonly text: string; readonly isMember: boolean }) {
  return (
    <>
      <strong className="site-suggestions__none">{messages.none(text)}</strong>
      <p>{isMember ? messages.noneOf : messages.noneForVisitors}</p>
      <p>{messages.searchTexts}</p>
    </>
  );
}
