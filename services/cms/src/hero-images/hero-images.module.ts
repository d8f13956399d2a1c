import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CarouselFilesController } from './carousel-files.controller.js';
import { HeroImageEntity } from './hero-image.entity.js';
import { HeroImagesController } from './hero-images.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([HeroImageEntity])],
  controllers: [HeroImagesController, CarouselFilesController],
})
export class HeroImagesModule {}
