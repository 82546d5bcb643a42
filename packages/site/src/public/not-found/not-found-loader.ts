import { data } from 'react-router';

/** Gives the page for unknown addresses its status. */
export function notFoundLoader() {
  return data(null, { status: 404 });
}
