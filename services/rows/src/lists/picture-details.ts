import type { PictureDetails, WithPictures } from '@majlis/contracts/shared/stored-images';
import type { EntityManager } from 'typeorm';

/** The field `pictures` of a row whose columns have URLs of pictures, for JSON that the database builds. */
export const picturesSql = (...columns: string[]): string => `(
  SELECT json_object_agg(url, json_build_object('alt', alt, 'focus', focus)) FROM cms.picture_details WHERE url IN (${columns.join()}))`;

export const addPicturesToOne = async <Row extends object>(
  manager: EntityManager,
  row: Row,
  urlsOf: (row: Row) => string[],
): Promise<Row & WithPictures> => (await addPictures(manager, [row], urlsOf))[0] ?? row;

/** Adds what the media library says of the pictures of each row. */
export async function addPictures<Row extends object>(
  manager: EntityManager,
  rows: Row[],
  urlsOf: (row: Row) => string[],
): Promise<(Row & WithPictures)[]> {
  const urls = [...new Set(rows.flatMap(urlsOf))].filter((url) => url !== '');
  const found: (PictureDetails & { url: string })[] =
    urls.length === 0
      ? []
      : await manager.query('SELECT url, alt, focus FROM cms.picture_details WHERE url = ANY ($1)', [urls]);
  const detailsByUrl = new Map(found.map(({ url, ...details }) => [url, details]));
  return rows.map((row) => {
    const pictures = urlsOf(row).flatMap((url) => {
      const details = detailsByUrl.get(url);
      return details ? [[url, details] as const] : [];
    });
    return pictures.length === 0 ? row : { ...row, pictures: Object.fromEntries(pictures) };
  });
}
