import type { HeroImage } from '@majlis/contracts/hero-images';
import type { useSortableRows } from '../../ui/sortable-rows';
import { ActiveSwitch } from '../active-switch';
import { useActive } from '../editing/use-active';
import { useRemoveRow } from '../editing/use-remove-row';
import { RowActions } from '../row-actions';
import { RowOrder } from '../row-order';
import { Thumbnail } from '../thumbnail';
import { heroImageResource } from './hero-image-resource';

type HeroImageRowProps = {
  image: HeroImage;
  ids: string[];
  sortable: ReturnType<typeof useSortableRows>;
  onEdit: () => void;
};

export function HeroImageRow({ image, ids, sortable, onEdit }: HeroImageRowProps) {
  const { id, url, alt, order, isActive } = image;
  const active = useActive(heroImageResource);
  const { remove, isPending } = useRemoveRow(heroImageResource);
  return (
    <tr {...sortable.row(id)}>
      <td className="row-order-cell">
        <RowOrder id={id} ids={ids} name={alt} order={order} sortable={sortable} />
      </td>
      <td className="row-picture">
        <Thumbnail url={url} alt="" />
      </td>
      <th scope="row" className="row-alt" dir="auto">
        {alt}
      </th>
      <td className="row-active">
        <ActiveSwitch name={alt} isActive={isActive} isBusy={active.isPending} onSwitch={() => active.mutate(image)} />
      </td>
      <td>
        <RowActions
          name={alt}
          isBusy={isPending}
          onEdit={onEdit}
          onRemove={() => void remove(image, 'It leaves the carousel at once.')}
        />
      </td>
    </tr>
  );
}
