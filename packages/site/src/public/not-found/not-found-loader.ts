import { data } from 'react-router';

/** Answers an unknown address with status 404. */
export function notFoundLoader() {
  return data(null, { status: 404 });
}
