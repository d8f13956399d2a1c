import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const url = `/images/team/${'a'.repeat(64)}-600x600.webp`;
const open = (props: { alt: string; details?: { alt: string; focus: string } }) =>
  render(<Picture url={url} sizes="100px" {...props} />);

test('a place without a text of its own takes that of the media library', () => {
  open({ alt: '', details: { alt: 'Noor at her desk', focus: '' } });
  const picture = screen.getByRole('img', { name: 'Noor at her desk' });
  expect(picture).not.toHaveAttribute('data-focus');
});

test('a text of the place stays, and a picture without any is decorative', () => {
  open({ alt: 'Our court', details: { alt: 'A court', focus: '' } });
  expect(screen.getByRole('img', { name: 'Our court' })).toBeVisible();
  const { container } = open({ alt: '' });
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

test('the crop follows the focal point and its changes', () => {
  const { rerender } = open({ alt: 'Our court', details: { alt: '', focus: '30% 0%' } });
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('data-focus', '30% 0%');
  rerender(<Picture url={url} sizes="100px" alt="Our court" />);
  expect(picture).not.toHaveAttribute('data-focus');
});
