import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageFolder } from '@majlis/contracts/shared/uploads.schema';
import { storeDocument } from '@majlis/kit/documents/store-document';
import { prepareImage } from '@majlis/kit/images/prepare-image';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import sharp from 'sharp';
import { projectFolder } from '../run-settings.js';
import { sampleFolder } from './sample-content.js';

// prepare-image blocks SVG for the whole process, because uploads must not be SVG. The sample's drawings are trusted.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

export class SampleFileStore {
  private readonly prepared = new Map<string, Promise<{ name: string; bytes: Buffer }>>();

  constructor(private readonly objects: ObjectStore) {}

  /** Stores only the full size. The services make the other renditions, as for an upload (infra/adr/uploads.md). */
  async storePicture(name: string | undefined, folder: ImageFolder): Promise<string> {
    if (name === undefined) return '';
    // Two folders may have the same picture, and preparing it is slow.
    const preparing = this.prepared.get(name) ?? prepare(name, folder);
    this.prepared.set(name, preparing);
    const image = await preparing;
    await this.objects.put(`${folder}/${image.name}`, image.bytes, 'image/webp');
    return `/images/${folder}/${image.name}`;
  }

  async storeDocument(name: string): Promise<string> {
    const buffer = await readFile(join(sampleFolder, 'documents', name));
    return (await storeDocument(this.objects, { buffer, originalname: name })).documentUrl;
  }
}

/** Uploads are prepared in a separate process, because they are untrusted; the sample's pictures need none. */
async function prepare(name: string, folder: ImageFolder): Promise<{ name: string; bytes: Buffer }> {
  const from = folder === 'carousel' ? join(projectFolder, 'frontend/public') : sampleFolder;
  const svg = await readFile(join(from, 'pictures', name));
  const image = await prepareImage(await sharp(svg).png({ compressionLevel: 1 }).toBuffer());
  if (image.outcome !== 'prepared') throw new Error(`${name} is ${image.outcome}`);
  return { name: image.name, bytes: Buffer.from(image.bytes) };
}
