import type { MediaFile, MediaInput } from '@majlis/contracts/staff/media.schema';
import type { RunningCms } from './running-cms.js';
import { createPdf } from './sample-pdf.js';
import { createPicture } from './sample-picture.js';

export const mediaPath = '/api/cms/media';

export const mediaInputOf = ({ name, alt, isDecorative, focalPoint }: MediaFile): MediaInput => ({
  ...{ name, alt, isDecorative, focalPoint },
});

/** Uploads and reads files of the media library as staff do. */
export function mediaLibrary(cms: RunningCms) {
  let width = 20;
  const list = async (query = '') => (await cms.staff.get(`${mediaPath}?${query}`).expect(200)).body;
  const findByUrl = async (stored: string): Promise<MediaFile> =>
    (await list('limit=200')).files.find(({ url }: MediaFile) => url === stored);

  /** Each upload is a new picture with its own hash; with `isSameAgain` the previous picture is uploaded once more. */
  async function uploadImage(name: string, type = 'carousel', isSameAgain = false): Promise<MediaFile> {
    if (!isSameAgain) width += 1;
    const image = await createPicture({ width, height: 30 });
    const form = cms.staff.post('/api/cms/upload-image').field('type', type).attach('image', image, name);
    return findByUrl((await form.expect(201)).body.imageUrl);
  }

  return {
    list,
    uploadImage,
    names: async (query = ''): Promise<string[]> => (await list(query)).files.map(({ name }: MediaFile) => name),
    async uploadDocument(name: string): Promise<MediaFile> {
      const form = cms.staff.post('/api/cms/upload-document').attach('document', createPdf(name), name);
      return findByUrl((await form.expect(201)).body.documentUrl);
    },
    change: (file: MediaFile, changes: Partial<MediaInput>) =>
      cms.staff.put(`${mediaPath}/${file.id}`).send({ ...mediaInputOf(file), ...changes }),
    async useAsHeroImage({ url }: MediaFile, alt: string): Promise<string> {
      const row = { url, alt, order: 0, isActive: true };
      return (await cms.staff.post('/api/cms/hero-images').send(row).expect(201)).body.id;
    },
  };
}
