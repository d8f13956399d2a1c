import { heroImageInput } from '@majlis/contracts/hero-images';
import { SortableRepository } from '@majlis/kit/database/sortable-repository';
import { createSortableCrudController } from '@majlis/kit/http/sortable-crud.controller';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { HeroImageEntity } from './hero-image.entity.js';

@Controller('api/cms/hero-images')
export class HeroImagesController extends createSortableCrudController(heroImageInput)<HeroImageEntity> {
  constructor(@InjectRepository(HeroImageEntity) rows: Repository<HeroImageEntity>) {
    super(new SortableRepository(rows, 'image'));
  }

  @Get()
  list() {
    return this.rows.list();
  }
}
