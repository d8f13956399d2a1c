import { assembly } from '../../pictures/scenes/assembly.js';
import { astrolabe } from '../../pictures/scenes/astrolabe.js';
import { bridge } from '../../pictures/scenes/bridge.js';
import { courtyard } from '../../pictures/scenes/courtyard.js';
import { dome } from '../../pictures/scenes/dome.js';
import { horizon } from '../../pictures/scenes/horizon.js';
import { lattice } from '../../pictures/scenes/lattice.js';
import { library } from '../../pictures/scenes/library.js';
import { manuscript } from '../../pictures/scenes/manuscript.js';
import { souk } from '../../pictures/scenes/souk.js';
import { cover } from './cover.js';

type SamplePicture = { draw: () => string; width: number };

type Part = [x: number, y: number, wide: number, high: number];

/** A part of a larger drawing, as if the camera had come nearer. */
const detail = (draw: () => string, [x, y, wide, high]: Part, width: number): SamplePicture => ({
  draw: () =>
    draw().replace(
      /viewBox="[^"]*" width="\d+" height="\d+"/,
      `viewBox="${x} ${y} ${wide} ${high}" width="${wide}" height="${high}"`,
    ),
  width,
});

const blog = (draw: () => string, x: number, y: number, wide: number) =>
  detail(draw, [x, y, wide, (wide * 9) / 16], 960);
const photo = (draw: () => string, x: number, y: number, wide: number) => detail(draw, [x, y, wide, wide], 720);
const episode = (of: Parameters<typeof cover>[0]): SamplePicture => ({ draw: () => cover(of), width: 600 });

/** What the sample feeds name as pictures, by the path below /pictures/. */
export const samplePictures: Record<string, SamplePicture> = {
  'blog/scale': blog(souk, 480, 270, 960),
  'blog/door': blog(library, 560, 200, 800),
  'blog/words': blog(manuscript, 300, 200, 960),
  'blog/jurist': blog(astrolabe, 480, 200, 960),
  'blog/margin': blog(manuscript, 960, 300, 800),
  'blog/budget': blog(bridge, 300, 300, 1100),
  'blog/table': blog(assembly, 560, 290, 800),
  'blog/window': blog(dome, 480, 200, 960),
  'podcast/the-judge-who-said-no': episode({ tone: 'blue', points: 8, step: 3 }),
  'podcast/bread-prices': episode({ tone: 'gold', points: 12, step: 5 }),
  'podcast/letters-to-a-governor': episode({ tone: 'sand', points: 10, step: 4 }),
  'podcast/letters-answered': episode({ tone: 'haze', points: 10, step: 3 }),
  'podcast/who-keeps-the-key': episode({ tone: 'ink', points: 9, step: 4 }),
  'podcast/hadith-an-al-huriyya': episode({ tone: 'sand', points: 8, step: 2 }),
  'podcast/teaching-doubt': episode({ tone: 'haze', points: 12, step: 4 }),
  'podcast/an-empty-chair': episode({ tone: 'ink', points: 16, step: 6 }),
  'photos/courtyard': photo(courtyard, 460, 40, 1000),
  'photos/arches': photo(library, 200, 100, 820),
  'photos/evening': photo(horizon, 700, 160, 860),
  'photos/seats': photo(assembly, 420, 0, 1080),
  'photos/page': photo(manuscript, 420, 180, 720),
  'photos/light': photo(lattice, 560, 120, 900),
  'photos/market': photo(souk, 900, 160, 860),
};
