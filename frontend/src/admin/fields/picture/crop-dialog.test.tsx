import { media } from '@majlis/contracts/staff/media.schema';
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aMediaFile, aMediaPage, aTestimonial, signedIn } from '../../../testing/staff-samples';

const stored = (digit: string, size = '600x800') => `/images/testimonials/${digit.repeat(64)}-${size}.webp`;
const testimonial = aTestimonial({ imageUrl: stored('a') });
const cropped = stored('b', '300x300');

/** jsdom neither decodes nor draws pictures. */
const drawImage = jest.fn();
function fakeCanvas(isBroken = false) {
  HTMLImageElement.prototype.decode = () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve());
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect: () => undefined, drawImage } as unknown as null);
  HTMLCanvasElement.prototype.toBlob = (use) => use(new Blob(['pixels'], { type: 'image/jpeg' }));
}
afterEach(() => {
  jest.restoreAllMocks();
});

async function openCrop() {
  const calls = fakeGateway({
    '/api/auth/session': signedIn,
    '/api/cms/testimonials': [testimonial],
    [media({ url: stored('a') }).path]: aMediaPage(aMediaFile({ url: stored('a'), name: 'noor.png' })),
    'POST /api/cms/upload-image': { imageUrl: cropped },
    [`PUT /api/cms/testimonials/${testimonial.id}`]: { ...testimonial, imageUrl: cropped },
  });
  const { user } = openAdmin('/admin/testimonials');
  await user.click(await screen.findByRole('button', { name: `Edit ${testimonial.name}` }));
  await screen.findByText('noor.png');
  await user.click(screen.getByRole('button', { name: 'Crop' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crop image' });
  return { calls, user, dialog };
}

test('a square is chosen by size and arrow keys, stays in the picture, and its copy is stored', async () => {
  fakeCanvas();
  const { calls, user, dialog } = await openCrop();
  const square = within(dialog).getByRole('button', { name: /^Visible part/ });
  fireEvent.change(within(dialog).getByRole('slider', { name: 'Size' }), { target: { value: '300' } });
  expect(square).toHaveAccessibleName('Visible part: 25 % from the left, 21 % from the top');
  square.focus();
  await user.keyboard('{ArrowUp>20/}{ArrowRight>2/}');
  expect(square).toHaveAccessibleName('Visible part: 29 % from the left, 0 % from the top');
  await user.click(within(dialog).getByRole('button', { name: 'Crop' }));
  expect(await screen.findByText('Image uploaded successfully')).toBeVisible();
  expect(drawImage).toHaveBeenCalledWith(expect.anything(), 174, 0, 300, 300, 0, 0, 300, 300);
  expect(writeCalls(calls)[0]?.body).toMatchObject({
    ...{ type: 'testimonials', basedOn: stored('a') },
    image: expect.objectContaining({ name: 'noor (cropped).jpg' }),
  });
  expect(screen.queryByRole('dialog', { name: 'Crop image' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Testimonial updated successfully');
  expect(writeCalls(calls)[1]?.body).toMatchObject({ imageUrl: cropped });
});

test('a picture that cannot be loaded is not cropped', async () => {
  fakeCanvas(true);
  const { calls, user, dialog } = await openCrop();
  await user.click(within(dialog).getByRole('button', { name: 'Crop' }));
  expect(await screen.findByText('Failed to crop image')).toBeVisible();
  expect(writeCalls(calls)).toEqual([]);
});
