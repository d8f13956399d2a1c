import { config } from 'zod/v4/core';

// Without this, zod tests whether it may compile code from strings, which the content security policy reports.
config({ jitless: true });
