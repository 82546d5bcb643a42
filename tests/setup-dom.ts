import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Test files share one page here, and Testing Library tidies up by itself only where globals are on.
afterEach(cleanup);
