import { fireEvent } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { prefetchOnIntent } from './prefetch-on-intent';
import { siteRoutes } from './site-routes';

prefetchOnIntent();
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

function spyOnLoad(url: string) {
  const component = matchRoutes(siteRoutes, new URL(url, window.location.origin).pathname)?.at(-1)?.route.Component;
  const load = jest.spyOn(component as unknown as { load(): Promise<void> }, 'load');
  document.body.innerHTML = `<a href="${url}"><span>There</span></a>`;
  const [label] = document.getElementsByTagName('span');
  if (!label) throw new Error('There is no link');
  return { load, label };
}

test.each([
  ['a pointer', '/about', (label: Element) => fireEvent.pointerOver(label)],
  ['a touch', '/podcasts/an-episode', (label: Element) => fireEvent.touchStart(label)],
  ['the focus', '/research#later', (label: Element) => fireEvent.focusIn(label)],
])('%s on a link fetches the code of its page once', (_event, url, trigger) => {
  const { load, label } = spyOnLoad(url);
  trigger(label);
  trigger(label);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each(['/documents/programme.pdf', '/feeds/research.xml', '/admin/content', 'https://elsewhere.example/contact'])(
  'nothing is fetched for %s',
  (url) => {
    const { load, label } = spyOnLoad(url);
    fireEvent.pointerOver(label);
    expect(load).not.toHaveBeenCalled();
  },
);
