import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HeroImageEntity } from './hero-image.entity.js';
import { HeroImagesController } from './hero-images.controller.js';
import { HeroImagesService } from './hero-images.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([HeroImageEntity])],
  controllers: [HeroImagesController],
  providers: [HeroImagesService],
})
export class HeroImagesModule {}
