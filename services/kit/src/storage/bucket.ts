import { type AgentOptions, type ClientRequestArgs, Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Socket } from 'node:net';
import { type Duplex, PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client, S3Error } from 'minio';

export type BucketSettings = {
  /** `http(s)://host:port/bucket`, or `…/bucket/folder` for a part of it. */
  url: string;
  accessKey: string;
  secretKey: string;
  /** Most servers know only this one. */
  region?: string | undefined;
  /** After so long without a byte the server counts as away. */
  idleTimeoutMs?: number;
  /** A larger object is sent in parts, of which one at a time is in memory. */
  partBytes?: number;
};

export type BucketObject = { name: string; bytes: number; modified: Date };
type Content<Body> = { bytes: number; contentType?: string | undefined; stream: Body };

/** A server that takes a while over a large part is not a server that hangs. */
const defaultSilenceMs = 60_000;
const defaultPartBytes = 16 * 1024 * 1024;
const missing = ['NoSuchKey', 'NotFound', 'NoSuchBucket'];

/** The objects of a bucket, of any size, on any server that speaks the S3 interface. */
export class Bucket {
  private readonly client: Client;
  private readonly bucket: string;
  private readonly folder: string;

  constructor(settings: BucketSettings) {
    const { accessKey, secretKey, region = 'us-east-1' } = settings;
    const { idleTimeoutMs: silenceMs = defaultSilenceMs, partBytes = defaultPartBytes } = settings;
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
      transportAgent: timeoutAgent(useSSL, silenceMs),
      // Its own retries write to the console and would outlast the request that asked.
      retryOptions: { disableRetry: true },
    });
  }

  /** Makes the bucket where it is missing, and lets anybody read single objects, but not list them. */
  async create(): Promise<void> {
    const { client, bucket } = this;
    // Another process may have made it in the meantime.
    if (!(await client.bucketExists(bucket)))
      await unlessCode(['BucketAlreadyOwnedByYou'], () => client.makeBucket(bucket));
    const Resource = [`arn:aws:s3:::${bucket}/*`];
    const Statement = [{ Effect: 'Allow', Principal: { AWS: ['*'] }, Action: ['s3:GetObject'], Resource }];
    const policy = JSON.stringify({ Version: '2012-10-17', Statement });
    // A server without policies is opened to the gateway by its own settings, a bucket of which we are a mere user by its owner.
    await unlessCode(['NotImplemented', 'AccessDenied'], () => client.setBucketPolicy(bucket, policy));
  }

  /** Nothing when there is no such bucket yet. */
  async *list(prefix = '', isRecursive = true): AsyncGenerator<BucketObject> {
    const listing = this.client.listObjectsV2(this.bucket, this.folder + prefix, isRecursive);
    try {
      for await (const { name, size, lastModified } of listing)
        if (name !== undefined) yield { name: name.slice(this.folder.length), bytes: size, modified: lastModified };
    } catch (error) {
      if (!isCode(error, ['NoSuchBucket'])) throw error;
    }
  }

  /** Undefined when there is no such object. */
  stat(name: string): Promise<(BucketObject & { contentType: string | undefined }) | undefined> {
    return unlessCode(missing, async () => {
      const { size, lastModified, metaData } = await this.client.statObject(this.bucket, this.folder + name);
      const contentType: string | undefined = metaData['content-type'];
      return { name, bytes: size, modified: lastModified, contentType };
    });
  }

  /** Undefined when there is no such object. */
  read(name: string): Promise<Content<Readable> | undefined> {
    return unlessCode(missing, async () => {
      const stream = await this.client.getObject(this.bucket, this.folder + name);
      const { headers } = stream as Readable & { headers: Record<string, string | undefined> };
      return { bytes: Number(headers['content-length']), contentType: headers['content-type'], stream };
    });
  }

  /** Replaces what had the name, once all of the content has come. */
  async write(name: string, { stream, bytes, contentType }: Content<AsyncIterable<Buffer> | Buffer>): Promise<void> {
    const headers = { 'Content-Type': contentType ?? 'application/octet-stream' };
    const put = (body: Readable | Buffer) =>
      this.client.putObject(this.bucket, this.folder + name, body, bytes, headers);
    if (Buffer.isBuffer(stream)) {
      await put(stream);
      return;
    }
    const body = new PassThrough();
    // The client does not notice when what it reads from fails, and would wait for ever.
    const fed = pipeline(stream, body).then(() => new Promise<never>(() => undefined));
    await Promise.race([put(body), fed]);
  }

  /** Removing what is not there is no error. */
  async remove(name: string): Promise<void> {
    await unlessCode(missing, () => this.client.removeObject(this.bucket, this.folder + name));
  }
}

async function unlessCode<Result>(codes: string[], request: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await request();
  } catch (error) {
    if (isCode(error, codes)) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, codes: string[]): boolean =>
  error instanceof S3Error && codes.includes(error.code ?? '');

/**
 * An agent whose sockets end themselves after `silenceMs` without a byte, connecting included. The client knows no time limit
 * and takes no abort signal, so a server that hangs would hold a request for ever. No socket is used twice: an agent resets
 * the timeout of those it keeps.
 */
function timeoutAgent(secure: boolean, silenceMs: number): HttpAgent {
  const options: AgentOptions = { keepAlive: false, maxSockets: 16 };
  const agent = secure ? new HttpsAgent(options) : new HttpAgent(options);
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (args: ClientRequestArgs, done?: (error: Error | null, socket: Duplex) => void) => {
    const socket = connect(args, done);
    if (socket instanceof Socket)
      socket.setTimeout(silenceMs, () =>
        socket.destroy(new Error(`The object store was silent for ${silenceMs / 1_000} s`)),
      );
    return socket;
  };
  return agent;
}
