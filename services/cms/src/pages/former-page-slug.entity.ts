import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A slug that a page had while it was public. */
@Entity('former_page_slugs')
export class FormerPageSlugEntity {
  @PrimaryColumn('text')
  slug: string;

  @Column('uuid', { name: 'page_id' })
  pageId: string;
}
