import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storedImage } from '@majlis/contracts/stored-images';
import type { ImageFolder } from '@majlis/contracts/uploads';
import { storeDocument } from '@majlis/kit/documents/store-document';
import { storeImage } from '@majlis/kit/images/store-image';
import { Turns } from '@majlis/kit/process/turns';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import sharp from 'sharp';
import { projectFolder } from '../run-settings.js';
import { sampleFolder } from './sample-content.js';

/** Uploads the files of the sample as staff would; many pictures at once, because none of them is huge. */
export class StoredFiles {
  private readonly turns = new Turns(availableParallelism());
  private readonly stored = new Map<string, Promise<string>>();

  constructor(private readonly objects: ObjectStore) {}

  /** The address of the picture in this folder of the store; empty where there is no picture. */
  async picture(name: string | undefined, folder: ImageFolder): Promise<string> {
    if (name === undefined) return '';
    const before = this.stored.get(name);
    if (before) return this.copy(await before, folder);
    const storing = this.store(name, folder);
    this.stored.set(name, storing);
    return storing;
  }

  async document(name: string): Promise<string> {
    const buffer = await readFile(join(sampleFolder, 'documents', name));
    return (await storeDocument(this.objects, { buffer, originalname: name })).documentUrl;
  }

  private async store(name: string, folder: ImageFolder): Promise<string> {
    // The carousel shows the pictures that the site ships.
    const from = folder === 'carousel' ? join(projectFolder, 'frontend/public') : sampleFolder;
    const svg = await readFile(join(from, 'pictures', name));
    // Uploads are pixels.
    const png = await sharp(svg).png({ compressionLevel: 1 }).toBuffer();
    return (await storeImage(this.objects, folder, png, this.turns)).imageUrl;
  }

  /** A picture that two folders have is prepared once, for that takes long. */
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
