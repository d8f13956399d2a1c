import { useEffect, useRef, useState } from 'react';
import { t } from '#messages/staff';
import { Icon } from '../../../shell/icon';
import * as styles from '../../../shell/thumbnail.module.scss';

const previewSize = 240;

/** Draws the file on a canvas, because the content security policy forbids blob URLs. */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    void drawCropped(file, canvas.current).catch(() => setBroken(true));
  }, [file]);

  if (isBroken)
    return (
      <span className={`${styles.thumbnail} ${styles.missing}`} data-kind="portrait">
        <Icon name="image" />
        {t('team.noPreview')}
      </span>
    );
  return (
    <canvas
      ref={canvas}
      width={previewSize}
      height={previewSize}
      className={styles.thumbnail}
      data-kind="portrait"
      role="img"
      aria-label={t('team.chosenProfileImage')}
    />
  );
}

async function drawCropped(file: File, canvas: HTMLCanvasElement | null) {
  const picture = await createImageBitmap(file);
  const scale = previewSize / Math.min(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  canvas?.getContext('2d')?.drawImage(picture, (previewSize - width) / 2, (previewSize - height) / 2, width, height);
  picture.close();
}
