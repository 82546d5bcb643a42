import { RouteError } from './RouteError.js';

/** The last resort: even the layout broke. */
export function PageError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
