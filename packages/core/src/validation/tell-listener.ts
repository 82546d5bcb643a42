/**
 * Calls a listener at once. What it throws is reported, as a rejection that nobody handles, and keeps neither the other
 * listeners nor the caller from going on.
 */
export async function tellListener<T>(listener: (news?: T) => void, news?: T): Promise<void> {
  listener(news);
}
