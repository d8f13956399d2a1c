/** Lets start.ts run React DOM as a task of its own. */
import 'react-dom/client';
