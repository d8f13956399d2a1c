import { bundledPictures } from '@majlis/contracts/content-defaults';
import { useEffect, useState } from 'react';
import { useIsHydrating } from '../../ui/page/prerender';
import { Picture } from '../../ui/picture/picture';
import * as styles from './random-header-picture.module.scss';

const urls = bundledPictures.map(({ url }) => url);
const [defaultPicture = ''] = urls;
const pickRandomPicture = (): string => urls[Math.floor(Math.random() * urls.length)] ?? defaultPicture;

/**
 * One of the six pictures, another at each visit. A written page is the same for all and has the first; the one that was
 * drawn for this visit appears over it as soon as it can be shown whole.
 */
export function RandomHeaderPicture() {
  const isHydrating = useIsHydrating();
  const [randomPicture] = useState(pickRandomPicture);
  const [firstPicture] = useState(isHydrating ? defaultPicture : randomPicture);
  const [currentPicture, setCurrentPicture] = useState(firstPicture);
  useEffect(() => {
    if (randomPicture === firstPicture) return;
    let isMounted = true;
    const picture = new Image();
    picture.src = randomPicture;
    const show = () => isMounted && setCurrentPicture(randomPicture);
    // One that does not come leaves the first where it is.
    void picture.decode().then(show, () => undefined);
    return () => {
      isMounted = false;
    };
  }, [randomPicture, firstPicture]);
  return (
    <>
      <Picture className="picture-header-image" url={firstPicture} alt="" sizes="100vw" isFirst />
      {currentPicture !== firstPicture && (
        <Picture className={`picture-header-image ${styles.drawn}`} url={currentPicture} alt="" sizes="100vw" />
      )}
    </>
  );
}
