import { favicon, logo } from './mark.js';
import { assembly } from './scenes/assembly.js';
import { courtyard } from './scenes/courtyard.js';
import { horizon } from './scenes/horizon.js';
import { lattice } from './scenes/lattice.js';
import { library } from './scenes/library.js';
import { manuscript } from './scenes/manuscript.js';

/** What the front end ships as SVG, by its path below the public folder. */
export const bundledDrawings: Record<string, () => string> = {
  'pictures/assembly.svg': assembly,
  'pictures/courtyard.svg': courtyard,
  'pictures/horizon.svg': horizon,
  'pictures/lattice.svg': lattice,
  'pictures/library.svg': library,
  'pictures/manuscript.svg': manuscript,
  'logo.svg': logo,
  'favicon.svg': favicon,
};
