import { afterAll, afterEach, beforeEach } from 'vitest';
import { fileEnds, testBegins, testEnds } from './close-afterwards.ts';

// This file runs for each test file, while modules are loaded once for all of them.
beforeEach(testBegins);
afterEach(testEnds);
afterAll(fileEnds);
