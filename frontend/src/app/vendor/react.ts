/** Lets start.ts run React as a task of its own. */
import 'react';
