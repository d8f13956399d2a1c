import { EditableRow } from '@majlis/kit/database/editable-row';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('hero_images')
export class HeroImageEntity extends EditableRow {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  url: string;

  @Column('text')
  alt: string;

  @Column('int')
  order: number;

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()', select: false, update: false })
  createdAt: Date;
}
