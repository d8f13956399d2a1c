import '../../testing/fake-intersection-observer';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, startTransition, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { lazyPage } from './lazy-page';
import { PageBoundary } from './page-boundary';

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
        <PageBoundary fallback="Loading..." errorFallback={<p>This page could not be shown</p>}>
          {visit % 2 === 1 ? <Late /> : <p>The first page</p>}
        </PageBoundary>
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
