import { bundledPictures } from '@majlis/contracts/content-defaults';
import { useEffect, useState } from 'react';
import { useIsHydrating } from '../../ui/page/prerender';
import { Picture } from '../../ui/picture/picture';
import { pictureHeaderSizes } from './picture-header-sizes';
import * as styles from './random-header-picture.module.scss';

const urls = bundledPictures.map(({ url }) => url);
const [defaultPicture = ''] = urls;
const pickRandomPicture = (): string => urls[Math.floor(Math.random() * urls.length)] ?? defaultPicture;

/** A prerendered page is the same for every visitor, so the random picture fades in over the first after hydration. */
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
    // If the random picture fails to load, the first one stays.
    void picture.decode().then(show, () => undefined);
    return () => {
      isMounted = false;
    };
  }, [randomPicture, firstPicture]);
  return (
    <>
      <Picture className="picture-header-image" url={firstPicture} alt="" sizes={pictureHeaderSizes} isFirst />
      {currentPicture !== firstPicture && (
        <Picture
          className={`picture-header-image ${styles.random}`}
          url={currentPicture}
          alt=""
          sizes={pictureHeaderSizes}
        />
      )}
    </>
  );
}
