import { nextPictureState } from './picture-state.js';

const url = 'https://scontent.example/v/1.jpg?stp=dst&oh=a1&oe=b2';
const copied = {
  pictureSource: url,
  pictureCopiedFrom: url,
  pictureUrl: '/images/feeds/a.webp',
  pictureFailures: 2,
  pictureDueAt: new Date(0),
};

test.each([
  ['the same', url],
  ['signed again', 'https://scontent.example/v/1.jpg?stp=dst&oh=c3&oe=d4'],
])('the state of a copied picture whose URL is %s stays unchanged', (_case, pictureSource) => {
  expect(nextPictureState({ pictureSource }, copied)).toEqual(copied);
});

test.each(['https://scontent.example/v/2.jpg?oh=a1&oe=b2', 'https://scontent.example/v/1.jpg?id=2&oh=a1&oe=b2'])(
  '%s is another picture; the former copy stays until it is copied',
  (pictureSource) => {
    const { pictureUrl } = copied;
    expect(nextPictureState({ pictureSource }, copied)).toMatchObject({
      pictureSource,
      pictureUrl,
      pictureFailures: 0,
    });
  },
);

test('an expired URL is replaced by the newly signed one', () => {
  const failing = { ...copied, pictureCopiedFrom: null, pictureUrl: '' };
  const pictureSource = url.replace('oh=a1', 'oh=new');
  expect(nextPictureState({ pictureSource }, failing)).toMatchObject({
    pictureSource,
    pictureFailures: 0,
    pictureUrl: '',
  });
});

test('a picture withdrawn by its source is removed', () => {
  expect(nextPictureState({ pictureSource: null }, copied)).toMatchObject({ pictureUrl: '', pictureCopiedFrom: null });
});
