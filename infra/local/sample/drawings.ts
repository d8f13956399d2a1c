import { availableParallelism } from 'node:os';
import { storedImage } from '@majlis/contracts/stored-images';
import type { ImageFolder } from '@majlis/contracts/uploads';
import { storeImage } from '@majlis/kit/images/store-image';
import { Turns } from '@majlis/kit/process/turns';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import sharp from 'sharp';

/** Stores a drawing and answers its address. */
export type StoreDrawing = (draw: () => string) => Promise<string>;

/**
 * Drawings take the way of every upload, as many at once as there are processors, for we know that none is huge. One that
 * is wanted twice is prepared once and its files are copied.
 */
export class Drawings {
  private readonly turns = new Turns(availableParallelism());
  private readonly stored = new Map<string, Promise<string>>();

  constructor(private readonly objects: ObjectStore) {}

  into(folder: ImageFolder, widest = 1920): StoreDrawing {
    return async (draw) => {
      const svg = draw();
      const before = this.stored.get(svg);
      if (before) return this.copy(await before, folder);
      const storing = this.store(svg, folder, widest);
      this.stored.set(svg, storing);
      return storing;
    };
  }

  private async store(svg: string, folder: ImageFolder, widest: number): Promise<string> {
    // An upload is a photograph: they are drawn to pixels first.
    const drawing = sharp(Buffer.from(svg)).resize({ width: widest, withoutEnlargement: true });
    const png = await drawing.png({ compressionLevel: 1 }).toBuffer();
    return (await storeImage(this.objects, folder, png, this.turns)).imageUrl;
  }

  private async copy(url: string, folder: ImageFolder): Promise<string> {
    const moved = (path: string) => path.replace(/^\/images\/[a-z]+\//, `/images/${folder}/`);
    if (moved(url) === url) return url;
    for (const { type, srcSet } of storedImage(url)?.sources ?? [])
      for (const path of srcSet.split(', ').map((size) => size.replace(/ \d+w$/, ''))) {
        const bytes = await this.objects.get(path.replace('/images/', ''));
        if (bytes) await this.objects.put(moved(path).replace('/images/', ''), bytes, type);
      }
    return moved(url);
  }
}
