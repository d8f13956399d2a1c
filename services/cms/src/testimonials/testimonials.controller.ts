import { testimonialInput } from '@majlis/contracts/testimonials';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { shownTo } from '@majlis/kit/database/editable-row';
import { OrderedRows } from '@majlis/kit/database/ordered-rows';
import { orderedRowsController } from '@majlis/kit/http/ordered-rows.controller';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { TestimonialEntity } from './testimonial.entity.js';

@Controller('api/cms/testimonials')
export class TestimonialsController extends orderedRowsController(testimonialInput)<TestimonialEntity> {
  constructor(@InjectRepository(TestimonialEntity) rows: Repository<TestimonialEntity>) {
    super(new OrderedRows(rows, 'testimonial'));
  }

  @Get()
  @Public()
  async list(@Staff() staff?: StaffMember) {
    return shownTo(staff, await this.rows.list(staff ? {} : { isActive: true }));
  }
}
