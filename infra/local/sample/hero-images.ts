import { assembly } from '../pictures/scenes/assembly.js';
import { courtyard } from '../pictures/scenes/courtyard.js';
import { horizon } from '../pictures/scenes/horizon.js';
import { lattice } from '../pictures/scenes/lattice.js';
import { library } from '../pictures/scenes/library.js';
import { manuscript } from '../pictures/scenes/manuscript.js';

/** Drawings of the carousel in their order, described for those who do not see them. */
export const sampleHeroImages: { draw: () => string; alt: string }[] = [
  { draw: horizon, alt: 'Domes and a minaret on a shore before a large, low sun' },
  {
    draw: courtyard,
    alt: 'A courtyard from above: a pool in the shape of an eight-pointed star between four beds of orange trees',
  },
  { draw: lattice, alt: 'Evening sun behind a carved window; its pattern lies across the floor of a dark room' },
  { draw: assembly, alt: 'A council hall from above: rows of seats on octagonal steps around a round table' },
  { draw: library, alt: 'A reading room with shelves of books under five pointed arches, lit by glass lamps' },
  { draw: manuscript, alt: 'An open manuscript on a gilded sun: one page of ornament, one of writing' },
];
