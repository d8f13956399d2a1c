import { Client, S3Error } from 'minio';
import { checkFolder, checkKey, type ListedObject, type ObjectDetails, type ObjectStore } from './object-store.js';
import { timedAgent } from './timed-agent.js';

export type MinioSettings = {
  /** `http(s)://host:port/bucket` */
  url: string;
  accessKey: string;
  secretKey: string;
  region?: string | undefined;
  silenceMs?: number;
};

const missing = new Set(['NoSuchKey', 'NotFound']);

/** Objects in a bucket of any server that speaks the S3 interface. */
export class MinioStore implements ObjectStore {
  private readonly client: Client;
  private readonly bucket: string;
  private prepared: Promise<void> | undefined;

  constructor({ url, accessKey, secretKey, region = 'us-east-1', silenceMs = 5_000 }: MinioSettings) {
    const { protocol, hostname, port, pathname } = new URL(url);
    const useSSL = protocol === 'https:';
    this.bucket = pathname.slice(1);
    this.client = new Client({
      endPoint: hostname,
      ...(port && { port: Number(port) }),
      useSSL,
      accessKey,
      secretKey,
      region,
      transportAgent: timedAgent(useSSL, silenceMs),
      // Its own retries write to the console and would outlast the request that asked.
      retryOptions: { disableRetry: true },
    });
  }

  /** Makes the bucket and lets anybody read single objects (not the list), once; a failure is tried again at the next call. */
  prepare(): Promise<void> {
    this.prepared ??= this.openBucket().catch((error: unknown) => {
      this.prepared = undefined;
      throw error;
    });
    return this.prepared;
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    checkKey(key);
    await this.prepare();
    await this.client.putObject(this.bucket, key, bytes, bytes.length, { 'Content-Type': contentType });
  }

  async get(key: string): Promise<Buffer | undefined> {
    return unlessMissing(async () => {
      const stream = await this.client.getObject(this.bucket, checkKey(key));
      return Buffer.concat(await stream.toArray());
    });
  }

  async head(key: string): Promise<ObjectDetails | undefined> {
    return unlessMissing(async () => {
      const { size, lastModified, metaData } = await this.client.statObject(this.bucket, checkKey(key));
      const contentType = String(metaData['content-type'] ?? 'application/octet-stream');
      return { key, size, modified: lastModified, contentType };
    });
  }

  async delete(key: string): Promise<void> {
    await unlessMissing(() => this.client.removeObject(this.bucket, checkKey(key)));
  }

  async list(folder: string): Promise<ListedObject[]> {
    const objects: ListedObject[] = [];
    const listing = this.client.listObjectsV2(this.bucket, `${checkFolder(folder)}/`, false);
    for await (const { name, size, lastModified } of listing)
      if (name !== undefined) objects.push({ key: name, size, modified: lastModified });
    return objects;
  }

  private async openBucket(): Promise<void> {
    if (!(await this.client.bucketExists(this.bucket))) await this.makeBucket();
    const Resource = [`arn:aws:s3:::${this.bucket}/*`];
    const Statement = [{ Effect: 'Allow', Principal: { AWS: ['*'] }, Action: ['s3:GetObject'], Resource }];
    const policy = JSON.stringify({ Version: '2012-10-17', Statement });
    // A server without policies is opened to the gateway by its own settings, a bucket of which we are a mere user by its owner.
    await unlessCode(['NotImplemented', 'AccessDenied'], () => this.client.setBucketPolicy(this.bucket, policy));
  }

  // Another copy of the service may have made it in the meantime.
  private makeBucket(): Promise<void> {
    return unlessCode(['BucketAlreadyOwnedByYou'], () => this.client.makeBucket(this.bucket));
  }
}

async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof S3Error && missing.has(error.code ?? '')) return undefined;
    throw error;
  }
}

async function unlessCode(codes: string[], ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof S3Error) || !codes.includes(error.code ?? '')) throw error;
  }
}
