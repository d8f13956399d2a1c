import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TestimonialEntity } from './testimonial.entity.js';
import { TestimonialsController } from './testimonials.controller.js';

@Module({ imports: [TypeOrmModule.forFeature([TestimonialEntity])], controllers: [TestimonialsController] })
export class TestimonialsModule {}
