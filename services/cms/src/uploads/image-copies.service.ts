import { uploadLimits } from '@majlis/contracts/upload-limits';
import { type ImageCopyInput, type UploadedImage, uploadFormats } from '@majlis/contracts/uploads';
import { SETTINGS } from '@majlis/kit/app/service-settings';
import { isLoopback, type Reach } from '@majlis/kit/fetch/allowed-addresses';
import { boundedFetch, type Fetched } from '@majlis/kit/fetch/bounded-fetch';
import { OutsideFetchError } from '@majlis/kit/fetch/outside-fetch-error';
import { faultyFields, problemDetail } from '@majlis/kit/http/problem';
import { TookTooLong } from '@majlis/kit/process/run-apart';
import { within } from '@majlis/kit/process/within';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import type { CmsSettings } from '../read-settings.js';
import { ImageStore, nameIn } from './image-store.js';

const fetchMs = 5_000;
/** Of all of it: fetching, preparing and storing. The gateway waits ten seconds. */
const wholeMs = 8_500;

const sentences = {
  scheme: 'Give an address that begins with https://. Others are not fetched.',
  address: 'This address is not fetched: it is not a public one.',
  status: 'There is no picture at this address. Open it in the browser to see what is there.',
  size: `The picture at this address is larger than ${uploadLimits.bytes / 1024 ** 2} MB.`,
  answer: 'This address did not answer, or not in time. Try again, or download the picture and upload it.',
  other: 'What is at this address is not a picture we can use. Give one of a JPEG, PNG, WebP or AVIF.',
  slow: 'Fetching and preparing this picture takes too long. Download it, make it smaller and upload it.',
};

/** Pictures elsewhere, of which staff give the address. What is stored and shown is our own encoding of a copy. */
@Injectable()
export class ImageCopies {
  private readonly reach: Reach;

  constructor(
    @Inject(SETTINGS) { FLICKR_OEMBED_URL }: CmsSettings,
    private readonly images: ImageStore,
  ) {
    // Tests have all that is outside on loopback; production refuses such a setting.
    this.reach = { loopback: isLoopback(new URL(FLICKR_OEMBED_URL).hostname) };
  }

  /** It counts as the account's upload. What is wrong is said of the field with the address. */
  async copy({ url, type }: ImageCopyInput, account: string): Promise<UploadedImage> {
    const { protocol, hostname } = new URL(url);
    const isOwn = this.reach.loopback && isLoopback(hostname);
    if (protocol !== 'https:' && !isOwn) throw atUrl('scheme');
    try {
      return await within(wholeMs, async (signal) => {
        const file = { buffer: await this.fetch(url, signal), originalname: nameIn(url) };
        return this.images.store(type, file, account);
      });
    } catch (error) {
      throw inWords(error);
    }
  }

  private async fetch(url: string, signal: AbortSignal): Promise<Buffer> {
    const answer: Fetched = await boundedFetch(url, {
      reach: this.reach,
      signal,
      headers: { accept: uploadFormats.join(), 'user-agent': 'Majlis/1.0' },
      limits: { totalMs: fetchMs, bytes: uploadLimits.bytes },
    });
    if (answer.outcome === 'unchanged') throw new OutsideFetchError('Nothing was sent');
    return answer.body;
  }
}

const atUrl = (reason: keyof typeof sentences) => faultyFields({ url: sentences[reason] });

/** What the person who gave the address can do about it. */
function inWords(error: unknown): unknown {
  if (error instanceof OutsideFetchError) return atUrl(error.reason);
  if (error instanceof TookTooLong) return atUrl('slow');
  if (!(error instanceof HttpException)) return error;
  const image = problemDetail(error).fields?.image;
  if (image === undefined) return error;
  return error.getStatus() === 415 ? atUrl('other') : faultyFields({ url: image });
}
