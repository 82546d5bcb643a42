import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As in patience.ts: a second is a matter of the machine.
configure({ asyncUtilTimeout: 20_000 });

// Test files share one page here, and Testing Library tidies up by itself only where globals are on.
afterEach(cleanup);
