import { heroImageInput } from '@majlis/contracts/hero-images';
import { OrderedRows } from '@majlis/kit/database/ordered-rows';
import { orderedRowsController } from '@majlis/kit/http/ordered-rows.controller';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { HeroImageEntity } from './hero-image.entity.js';

@Controller('api/cms/hero-images')
export class HeroImagesController extends orderedRowsController(heroImageInput)<HeroImageEntity> {
  constructor(@InjectRepository(HeroImageEntity) rows: Repository<HeroImageEntity>) {
    super(new OrderedRows(rows, 'image'));
  }

  @Get()
  list() {
    return this.rows.list();
  }
}
