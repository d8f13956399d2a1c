import { bundledPictures } from '@majlis/contracts/site/content-defaults';
import { type CarouselFile, heroImages } from '@majlis/contracts/site/hero-images.schema';
import { Public } from '@majlis/kit/auth/current-user';
import type { ListRow } from '@majlis/rows/lists/list-entity';
import { addPictures } from '@majlis/rows/lists/picture-details';
import { SortableRepository } from '@majlis/rows/repository/crud-repository';
import { translateRows } from '@majlis/rows/translations/translate-rows';
import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Controller('api/cms/carousel-files')
export class CarouselFilesController {
  private readonly images: SortableRepository<ListRow<typeof heroImages>>;

  constructor(private readonly database: DataSource) {
    this.images = new SortableRepository(database.getRepository(heroImages.table), heroImages.noun);
  }

  /** Falls back to the bundled pictures while no image is active. */
  @Get()
  @Public()
  async list(): Promise<CarouselFile[]> {
    const images = await this.images.list({ isActive: true });
    if (images.length === 0) return bundledPictures;
    await translateRows(this.database.manager, images);
    const files = images.map(({ url, alt }) => ({ url, alt, filename: url.slice(url.lastIndexOf('/') + 1) }));
    return addPictures(this.database.manager, files, ({ url }) => [url]);
  }
}
