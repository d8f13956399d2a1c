import { screen, waitFor } from '@testing-library/react';
import { fakeGateway } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { ContactPage } from './contact-page';

test('each occasion has a link that begins a mail about it', async () => {
  fakeGateway({ '/api/cms/content': [{ key: 'contact.email', content: 'hello@majlis.example' }] });
  renderPage(<ContactPage />);
  const link = screen.getByRole('link', { name: 'Write to us about: General inquiries' });
  await waitFor(() => expect(link).toHaveAttribute('href', 'mailto:hello@majlis.example?subject=General%20inquiries'));
});
