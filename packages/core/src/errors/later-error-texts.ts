// The texts of errors that only answers of the server become. The site loads them after its first page.
export const notAllowed = 'You are not allowed to see or change this. Please sign in as the member it belongs to.';
export const notFound = 'This page or document does not exist. Please check the link.';
export const busy = 'Too many requests at the moment. Please wait a little and try again.';
export const server = 'The service has a problem. Please try again later.';
export const notBuilt = 'This version of the service does not offer this yet. Please use a later one.';
