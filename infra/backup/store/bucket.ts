import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { timedAgent } from '@majlis/kit/storage/timed-agent';
import { Client, S3Error } from 'minio';

export type BucketSettings = {
  /** `http(s)://host:port/bucket`, or `…/bucket/folder` for a part of it. */
  url: string;
  accessKey: string;
  secretKey: string;
  /** Most servers know only this one. */
  region?: string | undefined;
  /** After so long without a byte it counts as away. */
  silenceMs?: number;
};

export type Found = { name: string; bytes: number };
type Content<Stream> = { bytes: number; contentType?: string | undefined; stream: Stream };

/** A store that takes a while over a large part is not a store that hangs. */
const usualSilenceMs = 60_000;
/** So much of a large object is in memory at a time. */
const partSize = 16 * 1024 * 1024;

/** What lies in a bucket, as streams: archives and objects of any size. */
export class Bucket {
  private readonly client: Client;
  private readonly bucket: string;
  private readonly folder: string;

  constructor({ url, accessKey, secretKey, region = 'us-east-1', silenceMs = usualSilenceMs }: BucketSettings) {
    const { protocol, hostname, port, pathname } = new URL(url);
    const [bucket = '', ...folder] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    const useSSL = protocol === 'https:';
    this.bucket = bucket;
    this.folder = folder.map((part) => `${part}/`).join('');
    this.client = new Client({
      endPoint: hostname,
      ...(port && { port: Number(port) }),
      useSSL,
      accessKey,
      secretKey,
      region,
      partSize,
      transportAgent: timedAgent(useSSL, silenceMs),
      retryOptions: { disableRetry: true },
    });
  }

  /** Nothing when there is no such bucket yet. */
  async *list(): AsyncGenerator<Found> {
    try {
      for await (const { name, size } of this.client.listObjectsV2(this.bucket, this.folder, true))
        if (name !== undefined) yield { name: name.slice(this.folder.length), bytes: size };
    } catch (error) {
      if (!isCode(error, 'NoSuchBucket')) throw error;
    }
  }

  async bytesOf(name: string): Promise<number | undefined> {
    return unlessMissing(async () => (await this.client.statObject(this.bucket, this.folder + name)).size);
  }

  /** Undefined when there is no such object. */
  async read(name: string): Promise<Content<Readable> | undefined> {
    return unlessMissing(async () => {
      const stream = await this.client.getObject(this.bucket, this.folder + name);
      const { headers } = stream as Readable & { headers: Record<string, string | undefined> };
      const contentType = headers['content-type'];
      return { bytes: Number(headers['content-length']), contentType, stream };
    });
  }

  /** Replaces what had the name, once all of the content has come. */
  async write(name: string, { stream, bytes, contentType }: Content<AsyncIterable<Buffer>>): Promise<void> {
    const body = new PassThrough();
    const headers = { 'Content-Type': contentType ?? 'application/octet-stream' };
    // The client does not notice when what it reads from fails, and would wait for ever.
    const fed = pipeline(stream, body).then(() => new Promise<never>(() => undefined));
    await Promise.race([this.client.putObject(this.bucket, this.folder + name, body, bytes, headers), fed]);
  }

  async remove(name: string): Promise<void> {
    await this.client.removeObject(this.bucket, this.folder + name);
  }
}

async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (isCode(error, 'NoSuchKey') || isCode(error, 'NotFound') || isCode(error, 'NoSuchBucket')) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, code: string): boolean => error instanceof S3Error && error.code === code;
