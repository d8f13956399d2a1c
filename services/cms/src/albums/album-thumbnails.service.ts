import { imageLimits } from '@majlis/contracts/upload-limits';
import { type AlbumThumbnail, imageMimeTypes } from '@majlis/contracts/uploads';
import { SETTINGS } from '@majlis/kit/app/service-settings';
import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { isLoopbackHost } from '@majlis/kit/fetch/allowed-addresses';
import { safeFetch } from '@majlis/kit/fetch/safe-fetch';
import { Semaphore } from '@majlis/kit/process/semaphore';
import { withTimeout } from '@majlis/kit/process/with-timeout';
import { Inject, Injectable } from '@nestjs/common';
import type { CmsSettings } from '../read-settings.js';
import { fileNameFromUrl, ImageStore } from '../uploads/image-store.js';
import { isFlickrAlbum, oEmbedUrl, parsePictureUrl } from './flickr.js';

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
    if (response.outcome === 'unchanged') throw new Error('Unexpected response: not modified');
    const contentType = response.contentType.split(';', 1)[0]?.trim() ?? '';
    if (!type.split(',').includes(contentType))
      throw new Error(`${url} is ${contentType || 'without a content type'}, not ${type}`);
    return response;
  }
}
