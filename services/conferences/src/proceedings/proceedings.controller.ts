import { endpoints } from '@majlis/contracts/api/endpoints';
import { type CitationFormat, citationFormats } from '@majlis/contracts/programme/proceedings';
import { message } from '@majlis/contracts/shared/messages';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { redirectTo } from '@majlis/rows/translations/redirect';
import { slugInLanguage } from '@majlis/rows/translations/translate-rows';
import { Controller, Get, Inject, NotFoundException, Param, Res } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Response } from 'express';
import { type Repository } from 'typeorm';
import {
  ConferenceEntity,
  findConference,
  findConferenceBySlug,
  visibilityFilter,
} from '../conferences/conference.entity.js';
import { formatBibtex, formatCslJson, formatRis, type WriteCitations } from './format-citations.js';
import { listCitations, listProceedings } from './list-proceedings.js';

const formats: Record<CitationFormat, { type: string; write: WriteCitations }> = {
  bib: { type: 'application/x-bibtex; charset=utf-8', write: formatBibtex },
  ris: { type: 'application/x-research-info-systems; charset=utf-8', write: formatRis },
  json: { type: 'application/vnd.citationstyles.csl+json; charset=utf-8', write: formatCslJson },
};

@Controller('api/conferences')
export class ProceedingsController {
  constructor(
    @InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  @Get('slug/:slug/proceedings')
  @Public()
  async find(
    @Param('slug') slug: string,
    @Res({ passthrough: true }) response: Response,
    @CurrentUser() currentUser?: StaffMember,
  ) {
    const conference = await findConferenceBySlug(this.conferences, slug, currentUser);
    const sessions = await listProceedings(this.conferences.manager, conference.id);
    if (sessions.length === 0) throw new NotFoundException(message('noProceedings'));
    const currentSlug = await slugInLanguage(this.conferences.manager, conference);
    return currentSlug === slug ? sessions : redirectTo(response, endpoints.proceedings(currentSlug));
  }

  /** `file` is the id of a document, or `all`, with a format as its ending. */
  @Get(':conferenceId/citations/:file')
  @Public()
  async citations(
    @Param('conferenceId', IdPipe) conferenceId: string,
    @Param('file') file: string,
    @Res({ passthrough: true }) response: Response,
    @CurrentUser() currentUser?: StaffMember,
  ): Promise<string> {
    const conference = await findConference(this.conferences, conferenceId, visibilityFilter(currentUser));
    const [name, ending] = file.split('.');
    const format = citationFormats.find((candidate) => candidate === ending);
    const all = listCitations(
      conference,
      await listProceedings(this.conferences.manager, conferenceId),
      this.settings.PUBLIC_ORIGIN,
    );
    const chosen = name === 'all' ? all : all.filter(({ id }) => id === name);
    if (!format || chosen.length === 0) throw new NotFoundException(message('rowNotFound', { noun: 'file' }));
    const { type, write } = formats[format];
    const fileName = encodeURIComponent(`${name === 'all' ? conference.slug : chosen[0]?.citation.key}.${format}`);
    response.set({ 'Content-Type': type, 'Content-Disposition': `attachment; filename*=UTF-8''${fileName}` });
    return write(chosen.map(({ citation }) => citation));
  }
}
