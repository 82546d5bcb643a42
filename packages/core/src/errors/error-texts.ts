// What an error says if nothing else is known of it. Each text is an export of its own, so that a bundle contains only those it uses.
export const network = 'The service could not be reached. Please try again.';
export const timeout = 'The service took too long to answer. Please try again.';
export const aborted = 'The request was cancelled.';
export const sessionEnded = 'Your session has ended. Please sign in again.';
export const notSignedIn = 'Please sign in to see this.';
export const refused = 'The service refused the request without a reason. Please check what you entered.';
export const damagedLink = 'This link is damaged. Please check that it was copied whole.';
export const badQuery = 'The request could not be understood. Please check it and try again.';
export const tooLarge = 'The request or its answer is too large. Please send or ask for less at a time.';
