import { samplePictures } from '../sample/feeds/pictures.js';
import type { Asked } from '../sample-feeds.js';
import { answerFile } from './answer-file.js';

/** A drawing as pixels: feeds bring no SVG. */
export async function answerPicture(asked: Asked): Promise<void> {
  const [name = ''] = asked.parts;
  const picture = samplePictures[name];
  if (!picture) throw new Error('Nothing is drawn under this name');
  // Only when a picture is asked for, so that the start does not wait for it.
  const { default: sharp } = await import('sharp');
  // Each is drawn once: what sharp would remember of it is never asked for again.
  sharp.cache(false);
  const drawing = sharp(Buffer.from(picture.draw())).resize({ width: picture.width });
  answerFile(asked, 'image/png', await drawing.png({ palette: true, compressionLevel: 9 }).toBuffer());
}
