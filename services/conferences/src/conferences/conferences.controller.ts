import {
  type ConferenceInput,
  conferenceInput,
  type StatusInput,
  statusInput,
} from '@majlis/contracts/conference-input';
import { reads } from '@majlis/contracts/endpoints';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import type { Edit } from '@majlis/kit/database/editable-row';
import { CreatesOnce } from '@majlis/kit/http/creates-once';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { RequestedEdit } from '@majlis/kit/http/if-match';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { ConferenceEdits } from './conference-edits.service.js';
import { conferenceShownTo } from './conference-view.js';
import { ConferencesService } from './conferences.service.js';
import { ledOn } from './led-on.js';

const json = 'application/json; charset=utf-8';
const pageNumber = z.coerce
  .number('This is no page')
  .int('This is no page')
  .min(1, 'Pages are counted from 1')
  .max(1e6);

@Controller('api/conferences')
export class ConferencesController {
  constructor(
    private readonly conferences: ConferencesService,
    private readonly edits: ConferenceEdits,
  ) {}

  @Get()
  @Public()
  @Header('Content-Type', json)
  list(@Staff() staff?: StaffMember) {
    return this.conferences.list(staff);
  }

  /** The first page is the list itself. */
  @Get('pages/:number')
  @Public()
  @Header('Content-Type', json)
  page(
    @Param('number', { schema: pageNumber }) number: number,
    @Res({ passthrough: true }) response: Response,
    @Staff() staff?: StaffMember,
  ) {
    return number === 1 ? ledOn(response, reads.conferences) : this.conferences.page(number, staff);
  }

  @Get('counters')
  counters() {
    return this.conferences.counters();
  }

  @Get('deleted')
  listDeleted() {
    return this.edits.listDeleted();
  }

  /** An address that the conference had before leads to the one it has. */
  @Get('slug/:slug')
  @Public()
  async getBySlug(
    @Param('slug') slug: string,
    @Res({ passthrough: true }) response: Response,
    @Staff() staff?: StaffMember,
  ) {
    const conference = await this.conferences.getBySlug(slug, staff);
    if (conference.slug === slug) return conferenceShownTo(staff, conference);
    return ledOn(response, reads.conferenceBySlug(conference.slug));
  }

  @Post()
  @CreatesOnce()
  create(@Body({ schema: conferenceInput }) input: ConferenceInput, @Staff() staff: StaffMember) {
    return this.edits.create(input, staff.email);
  }

  @Put(':id')
  update(
    @Param('id', IdPipe) id: string,
    @Body({ schema: conferenceInput }) input: ConferenceInput,
    @RequestedEdit() edit: Edit,
  ) {
    return this.edits.update(id, input, edit);
  }

  @Put(':id/status')
  setStatus(
    @Param('id', IdPipe) id: string,
    @Body({ schema: statusInput }) { status }: StatusInput,
    @RequestedEdit() edit: Edit,
  ) {
    return this.edits.setStatus(id, status, edit);
  }

  @Delete(':id')
  @HttpCode(204)
  delete(@Param('id', IdPipe) id: string, @RequestedEdit() edit: Edit) {
    return this.edits.delete(id, edit);
  }

  @Post(':id/restore')
  @HttpCode(200)
  restore(@Param('id', IdPipe) id: string, @RequestedEdit() edit: Edit) {
    return this.edits.restore(id, edit);
  }
}
