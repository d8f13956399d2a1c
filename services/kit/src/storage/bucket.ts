import { type AgentOptions, type ClientRequestArgs, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Socket } from 'node:net';
import { type Duplex, PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client, S3Error } from 'minio';

export type BucketSettings = {
  /** `http(s)://host:port/bucket`, or `…/bucket/folder` to use only a folder of it. */
  url: string;
  accessKey: string;
  secretKey: string;
  region?: string | undefined;
  idleTimeoutMs?: number;
  /** Larger objects are uploaded in parts of this size, one of which is in memory at a time. */
  partBytes?: number;
};

export type BucketObject = { name: string; bytes: number; modified: Date };
type Content<Body> = { bytes: number; contentType?: string | undefined; stream: Body };

const defaultIdleTimeoutMs = 60_000;
const defaultPartBytes = 16 * 1024 * 1024;
const notFoundCodes = ['NoSuchKey', 'NotFound', 'NoSuchBucket'];

export class MissingBucketError extends Error {
  override name = 'MissingBucketError';
}

export class Bucket {
  private readonly client: Client;
  private readonly bucket: string;
  private readonly folder: string;

  constructor(settings: BucketSettings) {
    const { accessKey, secretKey, region = 'us-east-1' } = settings;
    const { idleTimeoutMs = defaultIdleTimeoutMs, partBytes = defaultPartBytes } = settings;
    const { protocol, hostname, port, pathname } = new URL(settings.url);
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
      partSize: partBytes,
      transportAgent: createTimeoutAgent(useSSL, idleTimeoutMs),
      // The retries of the client write to the console and outlast the request that waits for them.
      retryOptions: { disableRetry: true },
    });
  }

  /** Creates the bucket if it is missing, and allows anonymous reads of single objects, but no listing. */
  async create(): Promise<void> {
    const { client, bucket } = this;
    if (!(await client.bucketExists(bucket)))
      await undefinedOnCode(['BucketAlreadyOwnedByYou'], () => client.makeBucket(bucket)).catch((cause: Error) => {
        throw new MissingBucketError(`there is no bucket ${bucket}, and it cannot be created: ${cause.message}`, {
          cause,
        });
      });
    const Resource = [`arn:aws:s3:::${bucket}/*`];
    const Statement = [{ Effect: 'Allow', Principal: { AWS: ['*'] }, Action: ['s3:GetObject'], Resource }];
    const policy = JSON.stringify({ Version: '2012-10-17', Statement });
    // Without policy support or permission, the owner of the server or bucket has to open it for the gateway.
    await undefinedOnCode(['NotImplemented', 'AccessDenied'], () => client.setBucketPolicy(bucket, policy));
  }

  async *list(prefix = '', isRecursive = true): AsyncGenerator<BucketObject> {
    const listing = this.client.listObjectsV2(this.bucket, this.folder + prefix, isRecursive);
    try {
      for await (const { name, size, lastModified } of listing)
        if (name !== undefined) yield { name: name.slice(this.folder.length), bytes: size, modified: lastModified };
    } catch (error) {
      if (!hasCode(error, ['NoSuchBucket'])) throw error;
    }
  }

  stat(name: string): Promise<(BucketObject & { contentType: string | undefined }) | undefined> {
    return undefinedOnCode(notFoundCodes, async () => {
      const { size, lastModified, metaData } = await this.client.statObject(this.bucket, this.folder + name);
      const contentType: string | undefined = metaData['content-type'];
      return { name, bytes: size, modified: lastModified, contentType };
    });
  }

  read(name: string): Promise<Content<Readable> | undefined> {
    return undefinedOnCode(notFoundCodes, async () => {
      const stream = await this.client.getObject(this.bucket, this.folder + name);
      const { headers } = stream as Readable & { headers: Record<string, string | undefined> };
      return { bytes: Number(headers['content-length']), contentType: headers['content-type'], stream };
    });
  }

  /** Replaces the object once the content has arrived completely. */
  async write(name: string, { stream, bytes, contentType }: Content<AsyncIterable<Buffer> | Buffer>): Promise<void> {
    const headers = { 'Content-Type': contentType ?? 'application/octet-stream' };
    const put = (body: Readable | Buffer) =>
      this.client.putObject(this.bucket, this.folder + name, body, bytes, headers);
    if (Buffer.isBuffer(stream)) {
      await put(stream);
      return;
    }
    const body = new PassThrough();
    // The client ignores errors of its source stream and would wait for ever.
    const fed = pipeline(stream, body).then(() => new Promise<never>(() => undefined));
    await Promise.race([put(body), fed]);
  }

  async remove(name: string): Promise<void> {
    await undefinedOnCode(notFoundCodes, () => this.client.removeObject(this.bucket, this.folder + name));
  }
}

async function undefinedOnCode<Result>(codes: string[], request: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await request();
  } catch (error) {
    if (hasCode(error, codes)) return undefined;
    throw error;
  }
}

const hasCode = (error: unknown, codes: string[]): boolean =>
  error instanceof S3Error && codes.includes(error.code ?? '');

/** The client has no timeout, so a hanging server would block for ever. Agents reset the timeout of reused sockets. */
function createTimeoutAgent(secure: boolean, idleTimeoutMs: number): HttpAgent {
  const options: AgentOptions = { keepAlive: false, maxSockets: 16 };
  const agent = secure ? new HttpsAgent(options) : new HttpAgent(options);
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (args: ClientRequestArgs, done?: (error: Error | null, socket: Duplex) => void) => {
    const socket = connect(args, done);
    if (socket instanceof Socket)
      socket.setTimeout(idleTimeoutMs, () =>
        socket.destroy(new Error(`The object store did not respond for ${idleTimeoutMs / 1_000} s`)),
      );
    return socket;
  };
  return agent;
}
