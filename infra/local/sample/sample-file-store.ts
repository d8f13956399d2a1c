import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renditionsBeside } from '@majlis/contracts/stored-images';
import type { ImageFolder } from '@majlis/contracts/uploads';
import { storeDocument } from '@majlis/kit/documents/store-document';
import { prepareImage, prepareRenditions } from '@majlis/kit/images/prepare-image';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import sharp from 'sharp';
import { projectFolder } from '../run-settings.js';
import { sampleFolder } from './sample-content.js';

// prepare-image blocks SVG for the whole process, because uploads must not be SVG. The sample's drawings are trusted.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

type SampleFile = { name: string; contentType: string; bytes: Uint8Array };

export class SampleFileStore {
  private readonly prepared = new Map<string, Promise<SampleFile[]>>();

  constructor(private readonly objects: ObjectStore) {}

  async storePicture(name: string | undefined, folder: ImageFolder): Promise<string> {
    if (name === undefined) return '';
    // Two folders may have the same picture, and preparing it is slow.
    const preparing = this.prepared.get(name) ?? prepare(name, folder);
    this.prepared.set(name, preparing);
    const files = await preparing;
    for (const { name: file, bytes, contentType } of files)
      await this.objects.put(`${folder}/${file}`, Buffer.from(bytes), contentType);
    return `/images/${folder}/${files[0]?.name}`;
  }

  async storeDocument(name: string): Promise<string> {
    const buffer = await readFile(join(sampleFolder, 'documents', name));
    return (await storeDocument(this.objects, { buffer, originalname: name })).documentUrl;
  }
}

/** Uploads are prepared in a separate process, because they are untrusted; the sample's pictures need none. */
async function prepare(name: string, folder: ImageFolder): Promise<SampleFile[]> {
  const from = folder === 'carousel' ? join(projectFolder, 'frontend/public') : sampleFolder;
  const svg = await readFile(join(from, 'pictures', name));
  const image = await prepareImage(await sharp(svg).png({ compressionLevel: 1 }).toBuffer());
  if (image.outcome !== 'prepared') throw new Error(`${name} is ${image.outcome}`);
  const renditions = renditionsBeside(image.name);
  const smaller = await prepareRenditions({ full: image.bytes, renditions });
  return [
    { name: image.name, contentType: 'image/webp', bytes: image.bytes },
    ...renditions.map(({ key, format }, index) => {
      return { name: key, contentType: `image/${format}`, bytes: smaller[index] ?? Buffer.alloc(0) };
    }),
  ];
}
