// start.ts runs React in a task of its own.
import 'react-dom/client';
