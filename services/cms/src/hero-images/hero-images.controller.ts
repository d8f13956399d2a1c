import { type HeroImageInput, heroImageInput } from '@majlis/contracts/hero-images';
import { Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { OrderedRows } from '@majlis/kit/database/ordered-rows';
import { CreatesOnce } from '@majlis/kit/http/creates-once';
import { orderedRowsController } from '@majlis/kit/http/ordered-rows.controller';
import { Body, Controller, Get, Post } from '@nestjs/common';
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

  @Post()
  @CreatesOnce()
  create(@Body({ schema: heroImageInput }) input: HeroImageInput, @Staff() staff: StaffMember) {
    return this.rows.create(input, staff.email);
  }
}
