import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As in patience.ts: the machine may be busy.
configure({ asyncUtilTimeout: 20_000 });

// Test files share one page, and Testing Library cleans up by itself only when globals are on.
afterEach(cleanup);
