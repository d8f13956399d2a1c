import { expect, test } from '@jest/globals';
import { refusalOf } from './image-upload-refusal';

const megabyte = 1024 * 1024;

test.each([
  ['a photograph', 'image/jpeg', 3 * megabyte, undefined],
  ['the largest that is taken', 'image/avif', 10 * megabyte, undefined],
  ['one that is too large', 'image/png', 10.5 * megabyte, 'This image has 10.5 MB. At most 10 MB can be uploaded.'],
  ['a drawing', 'image/svg+xml', 100, 'This file cannot be used. Choose a JPEG, PNG, WebP or AVIF image.'],
  ['an animation', 'image/gif', 100, 'This file cannot be used. Choose a JPEG, PNG, WebP or AVIF image.'],
  ['a file without a type', '', 100, 'This file cannot be used. Choose a JPEG, PNG, WebP or AVIF image.'],
])('%s', (_case, type, size, expected) => expect(refusalOf({ type, size })).toBe(expected));
