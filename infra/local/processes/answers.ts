import { get } from 'node:http';

/** Whether a GET is answered with success within two seconds. */
export function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 2_000 }, (response) => {
      response.resume();
      resolve(String(response.statusCode).startsWith('2'));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
