import { type Agent, type IncomingMessage, request as startRequest } from 'node:http';

/** One request; its maker is told what came of it. */
export type Asked = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
  /** Statuses that are right; any other is a failure. */
  right: number[];
  onEnd?(ended: Ended): void;
};

/** The status is 0 when there was no answer; the text says why. */
export type Ended = { status: number; text: string; isRight: boolean };

const patienceMs = 30_000;

/** Sends one request over this connection pool, as a browser of ours would; never fails and never tries again. */
export async function exchange(asked: Asked, port: number, agent: Agent): Promise<Ended> {
  const { path, method = 'GET', body, right } = asked;
  const content = body === undefined ? '' : JSON.stringify(body);
  const type = content ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) } : {};
  const headers = { Host: 'localhost', ...asked.headers, ...type };
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = startRequest({ host: '127.0.0.1', port, path, method, agent, headers, signal }, resolve);
      // Also after the answer has begun: then its reading fails, and nobody must be surprised.
      request.on('error', reject);
      request.end(content);
    });
    const text = await textOf(answer);
    const status = answer.statusCode ?? 0;
    return { status, text, isRight: right.includes(status) };
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    return { status: 0, text: code ?? name, isRight: false };
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
