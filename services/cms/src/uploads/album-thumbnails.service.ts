import { imageLimits } from '@majlis/contracts/shared/upload-limits';
import { type AlbumThumbnail, imageMimeTypes } from '@majlis/contracts/shared/uploads.schema';
import { isLoopbackHost } from '@majlis/kit/fetch/allowed-addresses';
import { safeFetch } from '@majlis/kit/fetch/safe-fetch';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { withTimeout } from '@majlis/kit/process/run-in-child-process';
import { Semaphore } from '@majlis/kit/process/semaphore';
import { SETTINGS } from '@majlis/kit/settings/service-settings';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { CmsSettings } from '../read-settings.js';
import { fileNameFromUrl, ImageStore } from './upload-stores.js';

const requestTimeoutMs = 4_000;
/** The whole operation must end before the gateway's ten-second timeout. */
const totalTimeoutMs = 8_500;

/** Copies album covers into our own object store, so that visitors' browsers contact no third party. */
@Injectable()
export class AlbumThumbnails {
  private readonly semaphore = new Semaphore(2, 6);
  private readonly addressPolicy: { loopback: boolean };
  private readonly testOrigin: string | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: CmsSettings,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly images: ImageStore,
  ) {
    const { hostname, origin } = new URL(settings.FLICKR_OEMBED_URL);
    this.addressPolicy = { loopback: isLoopbackHost(hostname) };
    if (this.addressPolicy.loopback) this.testOrigin = origin;
  }

  /** Returns an empty URL on failure, because an album works without a cover. */
  async copyThumbnail(url: string, account: string): Promise<AlbumThumbnail> {
    if (!isFlickrAlbum(url)) return { imageUrl: '' };
    try {
      if (this.semaphore.isSaturated) throw new Error('Too many concurrent album requests');
      return await withTimeout(totalTimeoutMs, (signal) => this.semaphore.run(() => this.copy(url, account, signal)));
    } catch (error) {
      this.logger.warn({ album: url, error: String(error) }, 'could not fetch album cover');
      return { imageUrl: '' };
    }
  }

  private async copy(url: string, account: string, signal: AbortSignal): Promise<AlbumThumbnail> {
    const requestUrl = oEmbedUrl(url, this.settings.FLICKR_OEMBED_URL);
    const { body } = await this.fetch(requestUrl, { type: 'application/json', bytes: 64 * 1024, signal });
    const pictureUrl = parsePictureUrl(body, this.testOrigin);
    const { body: image } = await this.fetch(pictureUrl, {
      type: imageMimeTypes.join(),
      bytes: imageLimits.bytes,
      signal,
    });
    return this.images.store('conferences', { buffer: image, originalname: fileNameFromUrl(pictureUrl) }, account);
  }

  private async fetch(url: string, { type, bytes, signal }: { type: string; bytes: number; signal: AbortSignal }) {
    const response = await safeFetch(url, {
      addressPolicy: this.addressPolicy,
      signal,
      headers: { accept: type, 'user-agent': 'Majlis/1.0' },
      // Redirects are not followed, because they could lead into the private network (SSRF).
      limits: { totalMs: requestTimeoutMs, bytes, redirects: 0 },
    });
    const contentType = response.contentType.split(';', 1)[0]?.trim() ?? '';
    if (!type.split(',').includes(contentType))
      throw new Error(`${url} is ${contentType || 'without a content type'}, not ${type}`);
    return response;
  }
}

/** Matches the current, the former and the shortened form of Flickr's album URLs. */
const albumPattern =
  /^https:\/\/(?:(?:www\.)?flickr\.com\/photos\/[\w@-]{1,80}\/(?:albums|sets)\/(?:with\/)?\d{1,20}|flic\.kr\/s\/\w{1,20})\/?(?:[?#].*)?$/;

const isFlickrAlbum = (url: string): boolean => albumPattern.test(url);

const pictureUrlPattern = /^https:\/\/[a-z0-9]+\.staticflickr\.com\//;

const oEmbedResponse = z.object({ flickr_type: z.literal('album'), thumbnail_url: z.url() });

function oEmbedUrl(url: string, oEmbed: string): string {
  const requestUrl = new URL(oEmbed);
  requestUrl.searchParams.set('format', 'json');
  requestUrl.searchParams.set('url', url);
  return requestUrl.href;
}

function parsePictureUrl(body: Buffer, testOrigin?: string): string {
  const { thumbnail_url } = oEmbedResponse.parse(JSON.parse(body.toString()));
  const pictureUrl = new URL(thumbnail_url);
  if (pictureUrlPattern.test(pictureUrl.href) || pictureUrl.origin === testOrigin) return pictureUrl.href;
  throw new Error(`The picture is at ${pictureUrl.host}, not at Flickr`);
}
