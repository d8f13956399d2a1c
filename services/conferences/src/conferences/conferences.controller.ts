import { endpoints } from '@majlis/contracts/api/endpoints';
import { type ListQuery, listFilters, listQuery, requestedPage } from '@majlis/contracts/api/list-query.schema';
import {
  type ConferenceInput,
  conferenceInput,
  type ReleaseInput,
  releaseInput,
  type StatusInput,
  statusInput,
} from '@majlis/contracts/conferences/conference.schema';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Idempotent } from '@majlis/kit/http/idempotency.interceptor';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { setPageLinks } from '@majlis/rows/lists/paged-list';
import { RowController } from '@majlis/rows/lists/sortable-crud.controller';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import { RequestWriteContext } from '@majlis/rows/repository/write-context';
import { redirectTo } from '@majlis/rows/translations/redirect';
import { Body, Controller, Get, Inject, type OnModuleInit, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ConferenceEntity } from './conference.entity.js';
import { ConferenceAdminService } from './conference-admin.service.js';
import { JsonText } from './conference-json.js';
import { ConferenceQueryService } from './conference-query.service.js';

const conferencesQuery = listQuery(listFilters.conferences);

@Controller('api/conferences')
export class ConferencesController extends RowController<ConferenceAdminService> implements OnModuleInit {
  constructor(
    private readonly conferences: ConferenceQueryService,
    private readonly admin: ConferenceAdminService,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {
    super(admin, ConferenceEntity);
  }

  onModuleInit(): void {
    this.editable.register({
      table: 'conferences',
      input: conferenceInput,
      update: (id, input: ConferenceInput, context) => this.admin.update(id, input, context),
      toPublic: (input: ConferenceInput) => ({
        ...input,
        status: input.status === 'archived' ? 'archived' : 'published',
      }),
      setPublished: (id, isPublished, context) =>
        this.admin.setStatus(id, isPublished ? 'published' : 'draft', context),
      remove: (id, context) => this.admin.delete(id, context),
      restore: (id, context) => this.admin.restore(id, context),
      changeTags: (id, change, context) => this.admin.changeTags(id, change, context),
    });
  }

  @Get()
  @Public()
  @JsonText()
  async list(
    @Query({ schema: conferencesQuery }) query: ListQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @CurrentUser() currentUser?: StaffMember,
  ) {
    // The first page is the list without a page number, so that it has one URL only.
    if (query.page === 1 && Object.keys(query).length === 1) return redirectTo(response, endpoints.conferences);
    const requested = requestedPage(query);
    if (!requested && currentUser) return this.conferences.listForStaff();
    const { list, ...page } = requested
      ? await this.conferences.page(requested, currentUser)
      : await this.conferences.firstPage();
    setPageLinks(request, response, this.settings.PUBLIC_ORIGIN, page);
    return list;
  }

  /** Responds with JSON text, because Nest would send null as an empty body. */
  @Get('next')
  @Public()
  @JsonText()
  async next(): Promise<string> {
    return JSON.stringify(await this.conferences.next());
  }

  @Get('totals')
  totals() {
    return this.conferences.totals();
  }

  @Get('deleted')
  listDeleted() {
    return this.admin.listDeleted();
  }

  @Get('slug/:slug')
  @Public()
  @JsonText()
  async getBySlug(
    @Param('slug') slug: string,
    @Res({ passthrough: true }) response: Response,
    @CurrentUser() currentUser?: StaffMember,
  ) {
    const conference = await this.conferences.getBySlug(slug, currentUser);
    if (conference) return conference;
    const currentSlug = await this.conferences.currentSlugOf(slug, currentUser);
    return redirectTo(response, endpoints.conferenceBySlug(currentSlug));
  }

  @Post()
  @Idempotent()
  create(@Body({ schema: conferenceInput }) input: ConferenceInput, @CurrentUser() currentUser: StaffMember) {
    return this.admin.create(input, currentUser.email);
  }

  @Put(':id')
  update(
    @Param('id', IdPipe) id: string,
    @Body({ schema: conferenceInput }) input: ConferenceInput,
    @RequestWriteContext() context: WriteContext,
  ) {
    return this.admin.update(id, input, context);
  }

  @Put(':id/status')
  setStatus(
    @Param('id', IdPipe) id: string,
    @Body({ schema: statusInput }) { status }: StatusInput,
    @RequestWriteContext() context: WriteContext,
  ) {
    return this.admin.setStatus(id, status, context);
  }

  @Put(':id/release')
  setReleased(
    @Param('id', IdPipe) id: string,
    @Body({ schema: releaseInput }) { isReleased }: ReleaseInput,
    @RequestWriteContext() context: WriteContext,
  ) {
    return this.admin.setReleased(id, isReleased, context);
  }
}
