import { listFilters } from '@majlis/contracts/list-query';
import { testimonialInput } from '@majlis/contracts/testimonials';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { SortableRepository } from '@majlis/kit/database/sortable-repository';
import { PagedList } from '@majlis/kit/http/paged-list';
import { createSortableCrudController } from '@majlis/kit/http/sortable-crud.controller';
import { addPictures } from '@majlis/kit/images/picture-details';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { TestimonialEntity } from './testimonial.entity.js';

@Controller('api/cms/testimonials')
export class TestimonialsController extends createSortableCrudController(testimonialInput)<TestimonialEntity> {
  constructor(@InjectRepository(TestimonialEntity) private readonly entities: Repository<TestimonialEntity>) {
    super(new SortableRepository(entities, 'testimonial'));
  }

  @Get()
  @Public()
  @PagedList(listFilters.siteLists)
  async list(@CurrentUser() currentUser?: StaffMember) {
    const testimonials = await this.rows.listVisible(currentUser);
    return addPictures(this.entities.manager, testimonials, ({ imageUrl }) => [imageUrl]);
  }
}
