import type { IncomingMessage } from 'node:http';

const mostBytes = 16_384;
const answers = ['account', 'sign-in-code', 'cancel'];

/** What was typed on the sign-in page, and the request that the page carried along. */
export type SignInForm = { answer: URLSearchParams; request: URLSearchParams };

export async function readForm(incoming: IncomingMessage): Promise<SignInForm> {
  const fields = [...new URLSearchParams(await readBody(incoming))];
  const isAnswer = ([name]: [string, string]) => answers.includes(name);
  return {
    answer: new URLSearchParams(fields.filter(isAnswer)),
    request: new URLSearchParams(fields.filter((field) => !isAnswer(field))),
  };
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of incoming.setEncoding('utf8')) {
    body += chunk;
    if (body.length > mostBytes) throw new Error('The form is too long.');
  }
  return body;
}
