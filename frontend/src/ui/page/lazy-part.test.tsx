import '../../testing/fake-intersection-observer';
import '../../testing/jsdom-polyfills';
import { readdirSync, readFileSync } from 'node:fs';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode, startTransition, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { lazyDialog, lazyOptional, lazyPage, lazyPart, loadAllParts } from './lazy-part';
import { LoadBoundary } from './load-boundary';

let isOffline: boolean;
const fetchCode = jest.fn(async (): Promise<ComponentType> => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  if (isOffline) throw new Error('Failed to fetch dynamically imported module');
  return () => <p>The late page</p>;
});

beforeEach(() => {
  isOffline = true;
  fetchCode.mockClear();
  jest.spyOn(console, 'error').mockReturnValue();
});

function Pages({ Late }: { Late: ComponentType }) {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setVisit(visit + 1))}>
        Go on
      </button>
      <MemoryRouter key={visit}>
        <LoadBoundary loading="Loading..." failed={() => <p>This page could not be shown</p>}>
          {visit % 2 === 1 ? <Late /> : <p>The first page</p>}
        </LoadBoundary>
      </MemoryRouter>
    </>
  );
}
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Go on' }));

test('a page whose code cannot be loaded shows an error and does not retry by itself', async () => {
  render(<Pages Late={lazyPage(fetchCode)} />);
  await goOn();
  expect(await screen.findByText('This page could not be shown')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

test('its code is fetched again when the page is opened the next time', async () => {
  const Late = lazyPage(fetchCode);
  render(<Pages Late={Late} />);
  await goOn();
  expect(await screen.findByText('This page could not be shown')).toBeVisible();
  isOffline = false;
  await goOn();
  await Late.load();
  await goOn();
  expect(await screen.findByText('The late page')).toBeVisible();
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

test('a failure is shown even if the code is asked for again just before', async () => {
  let fail = (_error: Error) => {};
  const fetchTwice = jest
    .fn<Promise<ComponentType>, []>()
    .mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)))
    .mockReturnValue(new Promise(() => undefined));
  const Late = lazyPage(fetchTwice);
  render(<Pages Late={Late} />);
  await goOn();
  // React renders when `act` ends.
  await act(async () => {
    fail(new Error('Failed to fetch dynamically imported module'));
    await new Promise((resolve) => setTimeout(resolve));
    void Late.load();
  });
  expect(screen.getByText('This page could not be shown')).toBeVisible();
  expect(fetchTwice).toHaveBeenCalledTimes(2);
});

const showBeside = (part: ReactNode) =>
  render(
    <MemoryRouter>
      <p>The rest of the page</p>
      {part}
    </MemoryRouter>,
  );

test('a part that cannot be loaded fails where it stands, and Try Again loads it', async () => {
  const Part = lazyPart(fetchCode);
  showBeside(
    <LoadBoundary>
      <Part />
    </LoadBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
  expect(screen.getByText('The rest of the page')).toBeVisible();
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The late page')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Try Again also loads a style sheet that did not arrive', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/assets/grid-1.css">');
  const first = document.querySelector('link[href="/assets/grid-1.css"]');
  first?.dispatchEvent(new Event('error'));
  const Part = lazyPart(fetchCode);
  const answerSheets = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const link of addedNodes) link.dispatchEvent(new Event('load'));
  });
  answerSheets.observe(document.head, { childList: true });
  showBeside(
    <LoadBoundary>
      <Part />
    </LoadBoundary>,
  );
  await screen.findByRole('alert');
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The late page')).toBeVisible();
  expect(document.querySelector('link[href="/assets/grid-1.css"]')).not.toBe(first);
  answerSheets.disconnect();
  document.head.replaceChildren();
});

test('a style sheet that is still being loaded is left alone', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/assets/other-1.css">');
  const loading = document.querySelector('link[href="/assets/other-1.css"]');
  const Part = lazyPart(fetchCode);
  isOffline = false;
  showBeside(
    <LoadBoundary>
      <Part />
    </LoadBoundary>,
  );
  expect(await screen.findByText('The late page')).toBeVisible();
  expect(document.querySelector('link[href="/assets/other-1.css"]')).toBe(loading);
  document.head.replaceChildren();
});

test('a dialog that cannot be loaded says so in a small one, which can be closed', async () => {
  const LateDialog = lazyDialog(async (): Promise<ComponentType<{ onClose: () => void }>> => {
    await fetchCode();
    return () => null;
  });
  const onClose = jest.fn();
  showBeside(<LateDialog onClose={onClose} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(onClose).toHaveBeenCalled();
});

test('a part that the page can do without is absent when it cannot be loaded', async () => {
  const Optional = lazyOptional<object>(fetchCode);
  showBeside(<Optional />);
  await waitFor(() => expect(fetchCode).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.body).toHaveTextContent(/^The rest of the page$/);
});

test('all parts can be loaded beforehand, also those of a part', async () => {
  isOffline = false;
  const fetchInner = jest.fn(async () => () => null);
  lazyPart(async () => {
    lazyPart(fetchInner);
    return () => null;
  });
  await loadAllParts();
  expect(fetchInner).toHaveBeenCalledTimes(1);
});

test('no other module loads components lazily by itself', () => {
  const folder = `${import.meta.dirname}/../..`;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const callers = sources.filter((name) => /\blazy\(/.test(readFileSync(`${folder}/${name}`, 'utf8')));
  expect(callers.filter((name) => !name.endsWith('lazy-part.test.tsx'))).toEqual(['ui/page/lazy-part.tsx']);
});
