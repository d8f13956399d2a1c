import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failure, fakeGateway } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { aTestimonial } from '../../testing/staff-samples';
import { Testimonials } from './testimonials';

const three = ['One', 'Two', 'Three'].map((name, order) => aTestimonial({ name, order }));
const open = (response: unknown) => {
  fakeGateway({ '/api/cms/testimonials': response });
  return renderPage(<Testimonials />);
};
const next = () => screen.findByRole('button', { name: 'Next endorsement' });
const visibleSlides = () =>
  screen.getAllByRole('group', { name: /of/ }).map((slide) => slide.getAttribute('aria-label'));

test('one testimonial is shown at a time, and previous and next wrap around', async () => {
  open(three);
  await next();
  expect(visibleSlides()).toEqual(['1 of 3']);
  await userEvent.click(screen.getByRole('button', { name: 'Previous endorsement' }));
  expect(visibleSlides()).toEqual(['3 of 3']);
  await userEvent.click(await next());
  expect(visibleSlides()).toEqual(['1 of 3']);
});

test('a dot selects its testimonial and is marked as current', async () => {
  open(three);
  const dot = await screen.findByRole('button', { name: 'Endorsement 3, by Three' });
  await userEvent.click(dot);
  expect(visibleSlides()).toEqual(['3 of 3']);
  expect(screen.getAllByRole('button', { current: true })).toEqual([dot]);
});

test('arrow keys and swipes move to the next and previous testimonial', async () => {
  open(three);
  (await next()).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(visibleSlides()).toEqual(['3 of 3']);
  const swipe = (x: number, y: number) =>
    userEvent.pointer([
      { keys: '[TouchA>]', target: screen.getByRole('group', { name: /of/ }), coords: { x: 200, y: 100 } },
      { keys: '[/TouchA]', coords: { x, y } },
    ]);
  await swipe(100, 110);
  expect(visibleSlides()).toEqual(['1 of 3']);
  await swipe(100, 300);
  expect(visibleSlides()).toEqual(['1 of 3']);
});

test('a single testimonial has no navigation', async () => {
  open([aTestimonial(), aTestimonial({ order: 1, isActive: false })]);
  expect(await screen.findByText('Morocco')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the section is left out if there are no testimonials', async () => {
  const calls = fakeGateway({ '/api/cms/testimonials': [] });
  const { container } = renderPage(<Testimonials />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});

describe('with more testimonials than a page carries', () => {
  const fourteen = Array.from({ length: 14 }, (_, order) => aTestimonial({ name: `Author ${order + 1}`, order }));
  const openPrerendered = (response: unknown) => {
    const calls = fakeGateway({ '/api/cms/testimonials': response });
    const start = [{ name: '', rows: fourteen.slice(0, 12), total: 14 }];
    renderPage(<Testimonials />, { prerendered: { '/api/cms/testimonials#home': start } });
    return calls;
  };
  const dots = () => screen.getAllByRole('button', { name: /^Endorsement \d+/ }).length;
  const previous = () => userEvent.click(screen.getByRole('button', { name: 'Previous endorsement' }));

  test('the first dozen is shown, with its place among all and a link to them', () => {
    const calls = openPrerendered(fourteen);
    expect([dots(), visibleSlides()]).toEqual([12, ['1 of 14']]);
    expect(screen.getByRole('link', { name: 'Show all 14' })).toHaveAttribute('href', '/lists/endorsements/1');
    expect(calls).toEqual([]);
  });

  test('previous wraps around to the last one, which is loaded then, and next back to the first', async () => {
    openPrerendered(fourteen);
    await previous();
    expect(await screen.findByText('Author 14')).toBeVisible();
    expect([dots(), visibleSlides()]).toEqual([2, ['14 of 14']]);
    expect(screen.getByRole('button', { name: 'Endorsement 14, by Author 14' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next endorsement' }));
    expect([dots(), visibleSlides()]).toEqual([12, ['1 of 14']]);
  });

  test('a testimonial that cannot be loaded can be asked for again', async () => {
    const responses: unknown[] = [failure(503), fourteen];
    openPrerendered(() => responses.shift());
    await previous();
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Author 14')).toBeVisible();
  });
});
