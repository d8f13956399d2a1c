import { type HeroImageInput, heroImageInput } from '@majlis/contracts/hero-images';
import { Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { EditableRows } from '@majlis/kit/database/editable-rows';
import { editableRowsController } from '@majlis/kit/http/editable-rows.controller';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { HeroImageEntity } from './hero-image.entity.js';

@Controller('api/cms/hero-images')
export class HeroImagesController extends editableRowsController(heroImageInput)<HeroImageEntity> {
  constructor(@InjectRepository(HeroImageEntity) rows: Repository<HeroImageEntity>) {
    super(new EditableRows(rows, 'image'));
  }

  @Get()
  list() {
    return this.rows.list();
  }

  @Post()
  create(@Body({ schema: heroImageInput }) input: HeroImageInput, @Staff() staff: StaffMember) {
    return this.rows.create(input, staff.email);
  }
}
