/** Message instead of every page if the site is not built. */
export const NOT_BUILT_TEXT =
  'The site is not built yet. Run "npm run build" in the folder of the project, then start the server again.\n';

/** Returns the page for a failed rendering, with the request id. */
export function problemPage(requestId: string): string {
  return page(
    'Something went wrong',
    `The page could not be made. Please try again; if it happens again, report the number ${requestId}.`,
  );
}

/** Returns the page for a reader who comes when too many wait. */
export function busyPage(): string {
  return page(
    'Many readers at the moment',
    'Many readers open judgments at the moment. Please try again in a few seconds.',
  );
}

function page(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Home</a></p>
</body>
</html>
`;
}
