import { type ImageFolder, imageFolders } from '@majlis/contracts/shared/uploads.schema';
import { Public } from '@majlis/kit/auth/current-user';
import { routeNotFound } from '@majlis/kit/http/http-errors';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { Controller, Get, Inject, Param, ParseEnumPipe, StreamableFile } from '@nestjs/common';

const folders = Object.fromEntries(imageFolders.map((folder) => [folder, folder]));

/** Serves the publisher, which has no access to the object store. The gateway does not forward the path. */
@Controller('stored/images')
export class StoredImagesController {
  constructor(@Inject(OBJECT_STORE) private readonly objects: ObjectStore) {}

  @Get(':folder/:file')
  @Public()
  async read(
    @Param('folder', new ParseEnumPipe(folders, { exceptionFactory: routeNotFound })) folder: ImageFolder,
    @Param('file') file: string,
  ): Promise<StreamableFile> {
    const bytes = /^[\w-]{1,120}\.(?:webp|avif|jpg|png)$/.test(file)
      ? await this.objects.get(`${folder}/${file}`)
      : undefined;
    if (!bytes) throw routeNotFound();
    return new StreamableFile(bytes, { type: 'application/octet-stream' });
  }
}
