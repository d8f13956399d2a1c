import { bundledPictures } from '@majlis/contracts/site/content-defaults';
import { type CarouselFile, heroImages } from '@majlis/contracts/site/hero-images.schema';
import { Public } from '@majlis/kit/auth/current-user';
import { SortableRepository } from '@majlis/kit/database/crud-repository';
import { addPictures } from '@majlis/kit/images/picture-details';
import type { ListRow } from '@majlis/kit/lists/list-entity';
import { translateRows } from '@majlis/kit/translations/translate-rows';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { heroImageList } from '../lists.js';

@Controller('api/cms/carousel-files')
export class CarouselFilesController {
  private readonly images: SortableRepository<ListRow<typeof heroImages>>;

  constructor(
    @InjectRepository(heroImageList.entity) private readonly entities: Repository<ListRow<typeof heroImages>>,
  ) {
    this.images = new SortableRepository(entities, heroImages.noun);
  }

  /** Falls back to the bundled pictures while no image is active. */
  @Get()
  @Public()
  async list(): Promise<CarouselFile[]> {
    const images = await this.images.list({ isActive: true });
    if (images.length === 0) return bundledPictures;
    await translateRows(this.entities.manager, images);
    const files = images.map(({ url, alt }) => ({ url, alt, filename: url.slice(url.lastIndexOf('/') + 1) }));
    return addPictures(this.entities.manager, files, ({ url }) => [url]);
  }
}
