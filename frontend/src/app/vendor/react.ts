/** A module of its own, as react-dom.ts, so that start.ts runs each in a task of its own. */
import 'react';
