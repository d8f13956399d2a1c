import type { Page } from '@majlis/contracts/pages';
import { instantColumn } from '@majlis/kit/database/instant-column';
import { SortableEntity } from '@majlis/kit/database/sortable-repository';
import { Column, Entity } from 'typeorm';

@Entity('pages')
export class PageEntity extends SortableEntity {
  @Column('text')
  title: string;

  @Column('text')
  slug: string;

  @Column('text')
  body: string;

  @Column('text', { name: 'image_url' })
  imageUrl: string;

  @Column('text', { name: 'meta_description' })
  metaDescription: string;

  @Column('text')
  placement: Page['placement'];

  @Column(instantColumn({ name: 'edited_at' }))
  editedAt: string;
}
