import { message } from '@majlis/contracts/shared/messages';
import { imageLimits } from '@majlis/contracts/shared/upload-limits';
import { type ImageCopyInput, imageMimeTypes, type UploadedImage } from '@majlis/contracts/shared/uploads.schema';
import { type AddressPolicy, isLoopbackHost } from '@majlis/kit/fetch/allowed-addresses';
import { RemoteFetchError } from '@majlis/kit/fetch/remote-fetch-error';
import { safeFetch } from '@majlis/kit/fetch/safe-fetch';
import { toErrorDetail, validationError } from '@majlis/kit/http/http-errors';
import { TimeoutError, withTimeout } from '@majlis/kit/process/run-in-child-process';
import { SETTINGS } from '@majlis/kit/settings/service-settings';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import type { CmsSettings } from '../read-settings.js';
import { fileNameFromUrl, ImageStore } from './upload-stores.js';

const limits = { totalMs: 5_000, bytes: imageLimits.bytes };
const headers = { accept: imageMimeTypes.join(), 'user-agent': 'Majlis/1.0' };
/** The whole operation must end before the gateway's ten-second timeout. */
const totalTimeoutMs = 8_500;

const messages = {
  scheme: message('addressNotHttps'),
  address: message('addressNotPublic'),
  status: message('noPictureAtAddress'),
  size: message('pictureAtAddressTooLarge', { megabytes: imageLimits.bytes / 1024 ** 2 }),
  response: message('noAnswerFromAddress'),
  other: message('notImageAtAddress'),
  slow: message('addressTooSlow'),
};

/** Copies remote images whose URL staff enter. Only our own re-encoding is stored and served. */
@Injectable()
export class ImageCopyService {
  private readonly addressPolicy: AddressPolicy;

  constructor(
    @Inject(SETTINGS) { FLICKR_OEMBED_URL }: CmsSettings,
    private readonly images: ImageStore,
  ) {
    // Tests run their remote servers on loopback; production rejects such a setting.
    this.addressPolicy = { loopback: isLoopbackHost(new URL(FLICKR_OEMBED_URL).hostname) };
  }

  async copy({ url, type }: ImageCopyInput, account: string): Promise<UploadedImage> {
    const { protocol, hostname } = new URL(url);
    const isTestServer = this.addressPolicy.loopback && isLoopbackHost(hostname);
    if (protocol !== 'https:' && !isTestServer) throw urlError('scheme');
    try {
      return await withTimeout(totalTimeoutMs, async (signal) => {
        const { body } = await safeFetch(url, { addressPolicy: this.addressPolicy, signal, headers, limits });
        return this.images.store(type, { buffer: body, originalname: fileNameFromUrl(url) }, account);
      });
    } catch (error) {
      throw toUrlError(error);
    }
  }
}

const urlError = (reason: keyof typeof messages) => validationError({ url: messages[reason] });

function toUrlError(error: unknown): unknown {
  if (error instanceof RemoteFetchError) return urlError(error.reason);
  if (error instanceof TimeoutError) return urlError('slow');
  if (!(error instanceof HttpException)) return error;
  const image = toErrorDetail(error).fields?.image;
  if (image === undefined) return error;
  return error.getStatus() === 415 ? urlError('other') : validationError({ url: image });
}
