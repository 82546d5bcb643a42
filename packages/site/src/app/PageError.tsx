import { RouteError } from './RouteError.js';

/** The last resort: the layout broke too. */
export function PageError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
