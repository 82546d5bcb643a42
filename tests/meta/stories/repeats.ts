/** What the runner sets on every story: a story that sets nothing else repeats another. */
const SET_BY_RUNNER = /theme:|contrast:|direction:|language:|viewport: \{ value: 'phone/;
const COLOURS = /theme:|contrast:/;

/** A story with its globals, when it has some of its own. */
const STORY = /^export const (\w+)(?:: \w+)? = (\{[^]*?\n?\});$/gm;
const GLOBALS = /\bglobals: (\{(?:[^{}]|\{[^{}]*\})*\})/;
/** All of its text, when it spreads another story at most. */
const ONLY_GLOBALS = /^\{\s*(?:\.\.\.\w+,\s*)?globals: \{(?:[^{}]|\{[^{}]*\})*\},?\s*\}$/;
/** A story that only turns its part around, by a decorator. */
const ONLY_TURNED =
  /^\{\s*(?:\.\.\.\w+,\s*)?decorators: \[\s*\(Story\) => \(?\s*<div dir="rtl"(?: lang="\w+")?>\s*\{?<Story \/>\}?\s*<\/div>\s*\)?,?\s*\],?\s*\}$/;

/** Names of the stories of a file that repeat another in a theme, width, script or direction, which the runner sets on every story. */
export function repeatsIn(source: string): string[] {
  return [...source.matchAll(STORY)].flatMap(([, name = '', body = '']) => {
    const globals = GLOBALS.exec(body)?.[1] ?? '';
    const isRepeat =
      COLOURS.test(globals) || (SET_BY_RUNNER.test(globals) && ONLY_GLOBALS.test(body)) || ONLY_TURNED.test(body);
    return isRepeat ? [name] : [];
  });
}
