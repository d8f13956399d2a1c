import fs from 'node:fs';
import { createLogger, requestContext } from './logger.js';

const lines: string[] = [];
const write = jest.spyOn(fs, 'writeSync').mockImplementation((_file: number, text: unknown) => {
  lines.push(String(text));
  return Buffer.byteLength(String(text));
});
afterEach(() => {
  lines.length = 0;
  write.mockClear();
});
afterAll(() => write.mockRestore());

const parsedLines = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('a line has its time, service, level and request id', () => {
  const logger = createLogger('cms', 'info');
  requestContext.run({ requestId: 'a1b2c3d4' }, () => logger.warn({ status: 503 }, 'object store unavailable'));
  expect(parsedLines()).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      service: 'cms',
      requestId: 'a1b2c3d4',
      status: 503,
      message: 'object store unavailable',
    },
  ]);
});

test('secret fields are redacted down to the third level of a logged object', () => {
  const secret = 'never to be read';
  const logger = createLogger('cms', 'info');
  for (const name of ['cookie', 'authorization', 'password', 'code', 'state', 'token', 'id_token', 'access_token'])
    logger.info({ [name]: secret, headers: { [name]: secret }, request: { headers: { [name]: secret } } }, 'odd');
  expect(lines).toHaveLength(8);
  expect(lines.filter((line) => line.includes(secret))).toEqual([]);
});

test('line breaks in a message cannot forge another line', () => {
  createLogger('cms', 'info').info({ path: '/a\n{"level":"fatal"}' }, 'request\nforged');
  expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
});
