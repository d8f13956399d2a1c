import { testimonialInput } from '@majlis/contracts/testimonials';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { SortableRepository } from '@majlis/kit/database/sortable-repository';
import { createSortableCrudController } from '@majlis/kit/http/sortable-crud.controller';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { TestimonialEntity } from './testimonial.entity.js';

@Controller('api/cms/testimonials')
export class TestimonialsController extends createSortableCrudController(testimonialInput)<TestimonialEntity> {
  constructor(@InjectRepository(TestimonialEntity) rows: Repository<TestimonialEntity>) {
    super(new SortableRepository(rows, 'testimonial'));
  }

  @Get()
  @Public()
  list(@CurrentUser() currentUser?: StaffMember) {
    return this.rows.listVisible(currentUser);
  }
}
