import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { prefetchOnIntent } from './prefetch-on-intent';
import { siteRoutes } from './site-routes';

prefetchOnIntent();
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

/** Whether the code of the page that the link leads to is asked for, and how often. */
function spyOnLoad(address: string) {
  const component = matchRoutes(siteRoutes, new URL(address, window.location.origin).pathname)?.at(-1)?.route.Component;
  const load = jest.spyOn(component as unknown as { load(): Promise<void> }, 'load');
  document.body.innerHTML = `<a href="${address}"><span>There</span></a>`;
  const [words] = document.getElementsByTagName('span');
  if (!words) throw new Error('There is no link');
  return { load, words };
}

test.each([
  ['a pointer over it', '/about', (words: Element) => fireEvent.pointerOver(words)],
  ['a finger on it', '/podcasts/an-episode', (words: Element) => fireEvent.touchStart(words)],
  ['the focus', '/research#later', (words: Element) => fireEvent.focusIn(words)],
])('%s has the page of a link fetched, once', (_sign, address, give) => {
  const { load, words } = spyOnLoad(address);
  give(words);
  give(words);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each(['/documents/programme.pdf', '/feeds/research.xml', '/admin/content', 'https://elsewhere.example/contact'])(
  'nothing is fetched for %s',
  (address) => {
    const { load, words } = spyOnLoad(address);
    fireEvent.pointerOver(words);
    expect(load).not.toHaveBeenCalled();
  },
);
