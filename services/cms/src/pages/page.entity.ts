import { pages } from '@majlis/contracts/pages';
import { instantColumn } from '@majlis/kit/database/instant-column';
import { createListEntity } from '@majlis/kit/lists/list-entity';
import { Column, Entity } from 'typeorm';

@Entity(pages.table)
export class PageEntity extends createListEntity(pages) {
  @Column(instantColumn({ name: 'edited_at' }))
  editedAt: string;
}
