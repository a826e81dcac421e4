import { afterAll, afterEach, beforeEach } from 'vitest';
import { fileEnds, testBegins, testEnds } from './close-afterwards.ts';

// Runs anew for each test file, while the modules themselves are loaded once for all of them.
beforeEach(testBegins);
afterEach(testEnds);
afterAll(fileEnds);
