import { bundledPictures } from '@majlis/contracts/content-defaults';
import type { CarouselFile, HeroImageInput } from '@majlis/contracts/hero-images';
import { type Edit, editRow, firstVersion } from '@majlis/kit/database/editable-row';
import { reorderRows } from '@majlis/kit/database/reorder-rows';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsOrder, IsNull, Not, type Repository } from 'typeorm';
import { HeroImageEntity } from './hero-image.entity.js';

const notFound = 'This image does not exist.';
const inOrder: FindOptionsOrder<HeroImageEntity> = { order: 'ASC', createdAt: 'ASC', id: 'ASC' };

@Injectable()
export class HeroImagesService {
  constructor(@InjectRepository(HeroImageEntity) private readonly images: Repository<HeroImageEntity>) {}

  list() {
    return this.images.find({ order: inOrder });
  }

  listDeleted() {
    return this.images.find({ where: { deletedAt: Not(IsNull()) }, withDeleted: true, order: { deletedAt: 'DESC' } });
  }

  /** The active images in order, or the bundled pictures while there is none. */
  async carouselFiles(): Promise<CarouselFile[]> {
    const images = await this.images.find({ where: { isActive: true }, order: inOrder });
    if (images.length === 0) return bundledPictures;
    return images.map(({ url, alt }) => ({ url, alt, filename: url.slice(url.lastIndexOf('/') + 1) }));
  }

  create(input: HeroImageInput, by: string) {
    return this.images.save(this.images.create({ ...input, ...firstVersion(by) }));
  }

  /** Writes what is given and leaves the rest as it is. */
  update(id: string, changes: Partial<HeroImageInput>, edit: Edit) {
    return editRow(this.images, { id }, { ...edit, notFound }, changes);
  }

  async delete(id: string, edit: Edit): Promise<void> {
    await editRow(this.images, { id }, { ...edit, notFound }, { deletedAt: new Date() });
  }

  restore(id: string, edit: Edit) {
    return editRow(this.images, { id }, { ...edit, notFound, deleted: true }, { deletedAt: null });
  }

  async reorder(ids: string[], by: string) {
    await reorderRows(this.images, ids, by);
    return this.list();
  }
}
