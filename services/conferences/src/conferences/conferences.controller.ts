import {
  type ConferenceInput,
  conferenceInput,
  type StatusInput,
  statusInput,
} from '@majlis/contracts/conference-input';
import { reads } from '@majlis/contracts/endpoints';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import type { Edit } from '@majlis/kit/database/editable-row';
import { RequestedEdit } from '@majlis/kit/http/if-match';
import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ConferenceEdits } from './conference-edits.service.js';
import { conferenceShownTo } from './conference-view.js';
import { ConferencesService } from './conferences.service.js';

@Controller('api/conferences')
export class ConferencesController {
  constructor(
    private readonly conferences: ConferencesService,
    private readonly edits: ConferenceEdits,
  ) {}

  @Get()
  @Public()
  async list(@Staff() staff?: StaffMember) {
    if (staff) return this.conferences.listWithFigures(staff);
    return (await this.conferences.list()).map((conference) => conferenceShownTo(staff, conference));
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
    // Kept by nobody: the gateway, which asks before it shows the page, would keep it without its Location.
    response.status(301).setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Location', reads.conferenceBySlug(conference.slug).path);
    return undefined;
  }

  @Post()
  create(@Body({ schema: conferenceInput }) input: ConferenceInput, @Staff() staff: StaffMember) {
    return this.edits.create(input, staff.email);
  }

  @Put(':id')
  update(
    @Param('id', ParseUUIDPipe) id: string,
    @Body({ schema: conferenceInput }) input: ConferenceInput,
    @RequestedEdit() edit: Edit,
  ) {
    return this.edits.update(id, input, edit);
  }

  @Put(':id/status')
  setStatus(
    @Param('id', ParseUUIDPipe) id: string,
    @Body({ schema: statusInput }) { status }: StatusInput,
    @RequestedEdit() edit: Edit,
  ) {
    return this.edits.setStatus(id, status, edit);
  }

  @Delete(':id')
  @HttpCode(204)
  delete(@Param('id', ParseUUIDPipe) id: string, @RequestedEdit() edit: Edit) {
    return this.edits.delete(id, edit);
  }

  @Post(':id/restore')
  @HttpCode(200)
  restore(@Param('id', ParseUUIDPipe) id: string, @RequestedEdit() edit: Edit) {
    return this.edits.restore(id, edit);
  }
}
