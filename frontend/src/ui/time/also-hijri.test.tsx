import { act, screen } from '@testing-library/react';
import { fakeGateway } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { AlsoHijri } from './also-hijri';

const render = (languages: string) => {
  fakeGateway({ '/api/cms/content': [{ key: 'site.hijri_dates', content: languages }] });
  return renderPage(
    <p>
      21–23 March 2027
      <AlsoHijri start="2027-03-21T01:00:00Z" end="2027-03-23T10:00:00Z" timeZone="Asia/Kuala_Lumpur" />
    </p>,
  );
};

test('dates are in the Hijri calendar, too, in the languages that staff choose', async () => {
  render('ar, en');
  const date = await screen.findByText('13–15 Shawwal 1448 AH');
  expect(date.closest('p')?.textContent).toBe('21–23 March 2027 · 13–15 Shawwal 1448 AH');
});

test.each(['', 'ar, ms'])('they are not, where staff choose "%s"', async (languages) => {
  const { container } = render(languages);
  // The content has loaded by then.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(container.textContent).toBe('21–23 March 2027');
});
