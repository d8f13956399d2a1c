// start.ts runs React in a task of its own. If it imported the CommonJS package itself, it would need the bundler's runtime, a
// second script before the first paint.
import 'react-dom/client';
