import { bundledPictures } from '@majlis/contracts/content-defaults';
import { useEffect, useState } from 'react';
import { useIsTakenOver } from '../../ui/page/published';
import { Picture } from '../../ui/picture/picture';
import * as styles from './heading-picture.module.scss';

const urls = bundledPictures.map(({ url }) => url);
const [written = ''] = urls;
const atRandom = (): string => urls[Math.floor(Math.random() * urls.length)] ?? written;

/**
 * One of the six pictures, another at each visit. A written page is the same for all and has the first; the one that was
 * drawn for this visit appears over it as soon as it can be shown whole.
 */
export function HeadingPicture() {
  const isTakenOver = useIsTakenOver();
  const [drawn] = useState(atRandom);
  const [first] = useState(isTakenOver ? written : drawn);
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (drawn === first) return;
    let isWanted = true;
    const picture = new Image();
    picture.src = drawn;
    const show = () => isWanted && setShown(drawn);
    // One that does not come leaves the first where it is.
    void picture.decode().then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [drawn, first]);
  return (
    <>
      <Picture className="picture-header-image" url={first} alt="" sizes="100vw" isFirst />
      {shown !== first && (
        <Picture className={`picture-header-image ${styles.drawn}`} url={shown} alt="" sizes="100vw" />
      )}
    </>
  );
}
