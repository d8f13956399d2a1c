import { parseStoredImageUrl } from '@majlis/contracts/shared/stored-images';
import { t } from '#messages/staff';
import { Thumbnail } from '../../shell/thumbnail';
import * as styles from './picture-cuts.module.scss';
import { findHeavyCut, type PictureShape, visiblePercent } from './picture-shapes';

type PictureCutsProps = {
  url: string;
  shapes: readonly PictureShape[];
  /** A CSS `object-position`; empty for the default. */
  focalPoint: string;
  /** If given, the whole picture stands before its cuts and has this text. */
  alt?: string;
};

/** Shows a picture as visitors see it: cut to the shapes of its place around the focal point. */
export function PictureCuts({ url, shapes, focalPoint, alt }: PictureCutsProps) {
  const picture = parseStoredImageUrl(url);
  const cuts = shapes.map((shape) => {
    const name = t(`media.shapeNames.${shape.name}`);
    const percent = picture && visiblePercent(picture, shape);
    return { ...shape, caption: percent === undefined ? name : t('media.cutCaption', { shape: name, percent }) };
  });
  const whole = alt !== undefined && {
    name: 'whole' as const,
    ratio: picture ? picture.width / picture.height : 16 / 9,
    caption: t('media.wholePicture'),
  };
  return (
    <div className={styles.cuts}>
      {[...(whole ? [whole] : []), ...cuts].map(({ name, ratio, caption }) => (
        <figure key={name} className={styles.cut}>
          <div className={styles.box} style={{ aspectRatio: ratio }}>
            <Thumbnail url={url} alt={name === 'whole' ? (alt ?? '') : ''} sizes="320px" focalPoint={focalPoint} />
          </div>
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Says how much of a picture its place cuts off, if that is much. */
export function HeavyCutNote({ url, shapes }: Pick<PictureCutsProps, 'url' | 'shapes'>) {
  const cut = findHeavyCut(url, shapes);
  return (
    <div role="status">
      {cut && (
        <p className={`callout ${styles.note}`} data-tone="warning">
          {t('media.heavyCut', { shape: t(`media.shapeNames.${cut.name}`), percent: cut.percent })}
        </p>
      )}
    </div>
  );
}
