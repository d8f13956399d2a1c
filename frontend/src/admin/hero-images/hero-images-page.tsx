import { reads } from '@majlis/contracts/endpoints';
import type { HeroImage } from '@majlis/contracts/hero-images';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../api/query';
import { DeletedRows } from '../editing/deleted-rows';
import { draftKeyOf, KeptDrafts, newRow } from '../editing/kept-drafts';
import { ListStates } from '../editing/list-states';
import { Icon } from '../icon';
import { SectionHead } from '../section-head';
import { HeroImageForm } from './hero-image-form';
import { heroImageResource } from './hero-image-resource';
import { HeroImagesHelp } from './hero-images-help';
import { HeroImagesTable } from './hero-images-table';

const section = 'hero-images';

export function HeroImagesPage() {
  const list = useQuery(query(reads.heroImages));
  const [edited, setEdited] = useState<HeroImage | 'new' | null>(null);
  const images = list.data ?? [];
  const image = edited === 'new' || edited === null ? undefined : edited;
  const add = () => setEdited('new');

  return (
    <>
      <SectionHead title="Hero Images" lead="The pictures of the carousel on the home page, in their order.">
        <button type="button" className="btn btn-primary" onClick={add}>
          <Icon name="add" /> Add image
        </button>
      </SectionHead>
      <HeroImagesHelp />
      <ListStates list={list} noun="images">
        {edited === null && (
          <KeptDrafts
            section={section}
            nameOf={(id) => (id === newRow ? 'new image' : images.find((row) => row.id === id)?.alt)}
            onContinue={(id) => setEdited(images.find((row) => row.id === id) ?? 'new')}
          />
        )}
        <HeroImagesTable images={images} onEdit={setEdited} onAdd={add} />
        <DeletedRows resource={heroImageResource} />
      </ListStates>
      {edited && (
        <HeroImageForm
          key={image?.id ?? newRow}
          image={image}
          nextOrder={Math.max(-1, ...images.map(({ order }) => order)) + 1}
          draftKey={draftKeyOf(section, image?.id)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
