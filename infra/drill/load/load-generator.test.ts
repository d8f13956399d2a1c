import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@majlis/kit/testing/listen';
import { LoadGenerator } from './load-generator.js';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

async function startServer(fail: (socket: Socket) => void): Promise<{ port: number; failedCount: () => number }> {
  let count = 0;
  let failedCount = 0;
  server = createServer((socket) =>
    socket
      .on('error', () => undefined)
      .on('data', (request) => {
        const number = /^GET \/(\d+)/.exec(request.toString())?.[1] ?? '';
        count += 1;
        if (count % 10 !== 0)
          return socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${number.length}\r\n\r\n${number}`);
        failedCount += 1;
        return fail(socket);
      }),
  );
  return { port: Number(new URL(await listen(server)).port), failedCount: () => failedCount };
}

test.each<[string, (socket: Socket) => void]>([
  ['the server closes the connection', (socket) => socket.end()],
  ['the server resets the connection', (socket) => socket.resetAndDestroy()],
  ['half a response comes', (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nhalf')],
  ['an error comes', (socket) => socket.write('HTTP/1.1 500 Error\r\nContent-Length: 0\r\n\r\n')],
])('exactly the requests where %s count as failed', async (_, fail) => {
  const { port, failedCount } = await startServer(fail);
  const wrong: string[] = [];
  let count = 0;
  const next = () => {
    count += 1;
    const number = String(count);
    return {
      path: `/${number}`,
      onResponse: ({ isExpected, text }: { isExpected: boolean; text: string }) => {
        if (isExpected && text !== number) wrong.push(text);
      },
    };
  };
  const load = new LoadGenerator({ port, perSecond: 200, next });
  while (failedCount() <= 10) await wait(20);
  const { sent, failed } = await load.stop();
  expect({ sent, failed, wrong }).toEqual({ sent: count, failed: failedCount(), wrong: [] });
});
