import { parseStoredImageUrl, renditionFileName, renditionWidthsFor } from './stored-images.js';

test.each([
  [4000, [480, 960, 1920]],
  [1920, [480, 960, 1920]],
  [1200, [480, 960, 1200]],
  [480, [480]],
  [300, [300]],
])('an image %i px wide is stored in the widths %j', (width, widths) =>
  expect(renditionWidthsFor(width)).toEqual(widths),
);

test('the path of a stored image contains its size and renditions', () => {
  expect(parseStoredImageUrl('/images/carousel/ab12-1200x600.webp')).toEqual({
    width: 1200,
    height: 600,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/images/carousel/ab12-1200x600-480.avif 480w, /images/carousel/ab12-1200x600-960.avif 960w, /images/carousel/ab12-1200x600.avif 1200w',
      },
      {
        type: 'image/webp',
        srcSet:
          '/images/carousel/ab12-1200x600-480.webp 480w, /images/carousel/ab12-1200x600-960.webp 960w, /images/carousel/ab12-1200x600.webp 1200w',
      },
    ],
  });
});

test.each(['/pictures/courtyard.svg', 'https://elsewhere.example/a-10x10.webp', '/images/team/portrait.jpg'])(
  '%s is not in the image store',
  (url) => expect(parseStoredImageUrl(url)).toBeUndefined(),
);

test('the file name of the full width has no suffix', () => {
  expect(renditionFileName('a-960x540', 960, 960, 'webp')).toBe('a-960x540.webp');
  expect(renditionFileName('a-960x540', 960, 480, 'webp')).toBe('a-960x540-480.webp');
});
