import type { HeroImage } from '@majlis/contracts/hero-images';
import { useState } from 'react';
import { useSortableRows } from '../../ui/sortable-rows';
import { useOrder } from '../editing/use-order';
import { EmptySection } from '../empty-section';
import { heroImageResource } from './hero-image-resource';
import { HeroImageRow } from './hero-image-row';

type HeroImagesTableProps = { images: HeroImage[]; onEdit: (image: HeroImage) => void; onAdd: () => void };

export function HeroImagesTable({ images: saved, onEdit, onAdd }: HeroImagesTableProps) {
  const { rows: images, reorder } = useOrder(heroImageResource, saved);
  const [news, setNews] = useState('');
  const ids = images.map(({ id }) => id);
  const sortable = useSortableRows(ids, (newIds) => {
    const [image, position] = movedOf(images, newIds);
    setNews(`${image?.alt} is now at position ${position} of ${ids.length}.`);
    reorder(newIds);
  });
  if (images.length === 0)
    return (
      <EmptySection title="No hero images yet" actionLabel="Add the first image" onAction={onAdd}>
        Until there is an active one, the home page shows six pictures that come with the site.
      </EmptySection>
    );
  return (
    <>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <table className="rows rows-images">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Image</th>
            <th scope="col">Alt text</th>
            <th scope="col">Shown</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {images.map((image) => (
            <HeroImageRow key={image.id} image={image} ids={ids} sortable={sortable} onEdit={() => onEdit(image)} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Which image was moved farthest between the two orders, and where it stands now, counted from one. */
function movedOf(images: HeroImage[], ids: string[]): [HeroImage | undefined, number] {
  const distance = (image: HeroImage, index: number) => Math.abs(ids.indexOf(image.id) - index);
  const distances = images.map(distance);
  const image = images[distances.indexOf(Math.max(...distances))];
  return [image, image ? ids.indexOf(image.id) + 1 : 0];
}
