import { type ActiveInput, activeInput, type OrderInput, orderInput } from '@majlis/contracts/editable-row';
import { type HeroImageInput, heroImageInput } from '@majlis/contracts/hero-images';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { IfMatch } from '@majlis/kit/http/if-match';
import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { HeroImagesService } from './hero-images.service.js';

@Controller('api/cms')
export class HeroImagesController {
  constructor(private readonly images: HeroImagesService) {}

  @Get('carousel-files')
  @Public()
  carouselFiles() {
    return this.images.carouselFiles();
  }

  @Get('hero-images')
  list() {
    return this.images.list();
  }

  @Get('hero-images/deleted')
  listDeleted() {
    return this.images.listDeleted();
  }

  @Post('hero-images')
  create(@Body({ schema: heroImageInput }) input: HeroImageInput, @Staff() staff: StaffMember) {
    return this.images.create(input, staff.email);
  }

  @Put('hero-images/order')
  reorder(@Body({ schema: orderInput }) { ids }: OrderInput, @Staff() staff: StaffMember) {
    return this.images.reorder(ids, staff.email);
  }

  @Put('hero-images/:id')
  update(
    @Param('id', ParseUUIDPipe) id: string,
    @Body({ schema: heroImageInput }) input: HeroImageInput,
    @Staff() staff: StaffMember,
    @IfMatch() ifMatch: number | undefined,
  ) {
    return this.images.update(id, input, { by: staff.email, ifMatch });
  }

  @Put('hero-images/:id/active')
  setActive(
    @Param('id', ParseUUIDPipe) id: string,
    @Body({ schema: activeInput }) input: ActiveInput,
    @Staff() staff: StaffMember,
    @IfMatch() ifMatch: number | undefined,
  ) {
    return this.images.update(id, input, { by: staff.email, ifMatch });
  }

  @Delete('hero-images/:id')
  @HttpCode(204)
  delete(@Param('id', ParseUUIDPipe) id: string, @Staff() staff: StaffMember, @IfMatch() ifMatch: number | undefined) {
    return this.images.delete(id, { by: staff.email, ifMatch });
  }

  @Post('hero-images/:id/restore')
  @HttpCode(200)
  restore(@Param('id', ParseUUIDPipe) id: string, @Staff() staff: StaffMember) {
    return this.images.restore(id, { by: staff.email });
  }
}
