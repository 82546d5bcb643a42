/** Message instead of every page if the site is not built. */
export const NOT_BUILT_TEXT =
  'The site is not built yet. Run "npm run build" in the folder of the project, then start the server again.\n';

/** Returns the page for a failed rendering, with the request id. */
export function problemPage(requestId: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Something went wrong</title></head>
<body>
<h1>Something went wrong</h1>
<p>The page could not be made. Please try again; if it happens again, report the number ${requestId}.</p>
<p><a href="/">Home</a></p>
</body>
</html>
`;
}
