import { decodeSafely } from '@majlis/contracts/shared/decode-safely';
import { message } from '@majlis/contracts/shared/messages';
import { embedPaths, type Oembed, type OembedQuery, oembedQuery } from '@majlis/contracts/site/oembed.schema';
import { Public } from '@majlis/kit/auth/current-user';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { escapeXml } from '@majlis/kit/xml/xml-element';
import { Controller, Get, Inject, NotFoundException, NotImplementedException, Query } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ConferenceEntity, findConferenceBySlug } from '../conferences/conference.entity.js';

const maxSize = { width: 600, height: 480 };

@Controller('api/oembed')
export class OembedController {
  constructor(
    @InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  /** Staff get the same response as visitors, because a frame on another site shows what visitors see. */
  @Get()
  @Public()
  async find(@Query({ schema: oembedQuery }) { url, maxwidth, maxheight, format }: OembedQuery): Promise<Oembed> {
    if (format !== undefined && format !== 'json') throw new NotImplementedException('There is only json.');
    const { title, path } = await this.findFrame(url);
    const origin = this.settings.PUBLIC_ORIGIN;
    const width = Math.min(maxwidth ?? maxSize.width, maxSize.width);
    const height = Math.min(maxheight ?? maxSize.height, maxSize.height);
    const html = `<iframe src="${origin}${path}" width="${width}" height="${height}" title="${escapeXml(title)}" loading="lazy" style="border:0"></iframe>`;
    return { version: '1.0', type: 'rich', title, provider_url: origin, html, width, height };
  }

  /** Throws 404 for an address that is neither the list of conferences nor a page of one. */
  private async findFrame(url: string): Promise<{ title: string; path: string }> {
    const origin = this.settings.PUBLIC_ORIGIN;
    const address = URL.canParse(url, origin) ? new URL(url, origin) : undefined;
    const [, list, slug] = /^\/(conferences)(?:\/([^/]+))?$/.exec(address?.pathname ?? '') ?? [];
    if (!address || address.origin !== origin || !list) throw new NotFoundException(message('notEmbeddable'));
    if (slug === undefined) return { title: 'Next conferences', path: embedPaths.events };
    const { id, title } = await findConferenceBySlug(this.conferences, decodeSafely(slug), undefined);
    return { title, path: embedPaths.conference(id) };
  }
}
