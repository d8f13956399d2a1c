import { config } from 'zod/v4/core';

// Otherwise zod tries out whether it may compile code from strings, which our content security policy reports.
config({ jitless: true });
