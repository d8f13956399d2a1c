/** Runs React alone: see start.ts. */
import 'react';
