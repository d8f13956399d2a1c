import { compileMessages } from '../../../frontend/compile-messages.mjs';

/** Loads the catalogues as Vite does. */
export default { process: (json) => ({ code: compileMessages(json) }) };
