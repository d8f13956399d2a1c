import { pages } from '@majlis/contracts/site/pages.schema';
import { createListEntity, instantColumn } from '@majlis/rows/lists/list-entity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity(pages.table)
export class PageEntity extends createListEntity(pages) {
  @Column(instantColumn({ name: 'edited_at' })) editedAt: string;
}

/** A slug that a page had while it was public. */
@Entity('former_page_slugs')
export class FormerPageSlugEntity {
  @PrimaryColumn('text') slug: string;
  @Column('uuid', { name: 'page_id' }) pageId: string;
}
