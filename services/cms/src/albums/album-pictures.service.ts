import { uploadLimits } from '@majlis/contracts/upload-limits';
import { type AlbumThumbnail, uploadFormats } from '@majlis/contracts/uploads';
import { SETTINGS } from '@majlis/kit/app/service-settings';
import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { isLoopback } from '@majlis/kit/fetch/allowed-addresses';
import { boundedFetch } from '@majlis/kit/fetch/bounded-fetch';
import { Semaphore } from '@majlis/kit/process/semaphore';
import { within } from '@majlis/kit/process/within';
import { Inject, Injectable } from '@nestjs/common';
import type { CmsSettings } from '../read-settings.js';
import { ImageStore, nameIn } from '../uploads/image-store.js';
import { isFlickrAlbum, pictureIn, questionAbout } from './flickr.js';

const answerMs = 4_000;
/** Of all of it: asking, copying and storing. The gateway waits ten seconds. */
const wholeMs = 8_500;

/** Pictures of albums elsewhere, copied into our own store: a visitor's browser asks no third party. */
@Injectable()
export class AlbumPictures {
  private readonly semaphore = new Semaphore(2, 6);
  private readonly reach: { loopback: boolean };
  private readonly standIn: string | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: CmsSettings,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly images: ImageStore,
  ) {
    const { hostname, origin } = new URL(settings.FLICKR_OEMBED_URL);
    this.reach = { loopback: isLoopback(hostname) };
    if (this.reach.loopback) this.standIn = origin;
  }

  /** An empty address when there is none to be had, for an album does without a picture. It counts as the account's upload. */
  async pictureOf(url: string, account: string): Promise<AlbumThumbnail> {
    if (!isFlickrAlbum(url)) return { imageUrl: '' };
    try {
      if (this.semaphore.isSaturated) throw new Error('Several albums are being asked about');
      return await within(wholeMs, (signal) => this.semaphore.run(() => this.copy(url, account, signal)));
    } catch (error) {
      this.logger.warn({ album: url, error: String(error) }, 'an album has no picture');
      return { imageUrl: '' };
    }
  }

  private async copy(url: string, account: string, signal: AbortSignal): Promise<AlbumThumbnail> {
    const question = questionAbout(url, this.settings.FLICKR_OEMBED_URL);
    const { body } = await this.fetch(question, { type: 'application/json', bytes: 64 * 1024, signal });
    const picture = pictureIn(body, this.standIn);
    const { body: image } = await this.fetch(picture, {
      type: uploadFormats.join(),
      bytes: uploadLimits.bytes,
      signal,
    });
    return this.images.store('conferences', { buffer: image, originalname: nameIn(picture) }, account);
  }

  private async fetch(url: string, { type, bytes, signal }: { type: string; bytes: number; signal: AbortSignal }) {
    const answer = await boundedFetch(url, {
      reach: this.reach,
      signal,
      headers: { accept: type, 'user-agent': 'Majlis/1.0' },
      // Neither the question nor a picture has any business elsewhere.
      limits: { totalMs: answerMs, bytes, redirects: 0 },
    });
    if (answer.outcome === 'unchanged') throw new Error('Nothing new was told');
    const given = answer.contentType.split(';', 1)[0]?.trim() ?? '';
    if (!type.split(',').includes(given)) throw new Error(`${url} is ${given || 'of no type'}, not ${type}`);
    return answer;
  }
}
