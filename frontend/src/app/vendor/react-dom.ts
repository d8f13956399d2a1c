/** Runs what draws React's pages alone: see start.ts. */
import 'react-dom/client';
