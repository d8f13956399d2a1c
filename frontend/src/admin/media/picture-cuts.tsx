import { parseStoredImageUrl } from '@majlis/contracts/stored-images';
import * as messages from '#messages/staff/media';
import { Thumbnail } from '../thumbnail';
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
  const cuts = shapes.map((shape) => ({
    ...shape,
    caption: messages.cutCaption(messages.shapeNames[shape.name], picture && visiblePercent(picture, shape)),
  }));
  const whole = alt !== undefined && {
    name: 'whole' as const,
    ratio: picture ? picture.width / picture.height : 16 / 9,
    caption: messages.wholePicture,
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
          {messages.heavyCut(messages.shapeNames[cut.name], cut.percent)}
        </p>
      )}
    </div>
  );
}
