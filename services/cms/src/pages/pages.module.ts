import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PageEntity } from './page.entity.js';
import { PagesController } from './pages.controller.js';

@Module({ imports: [TypeOrmModule.forFeature([PageEntity])], controllers: [PagesController] })
export class PagesModule {}
