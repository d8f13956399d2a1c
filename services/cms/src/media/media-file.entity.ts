import { type MediaFolder, type MediaKind, mediaInput } from '@majlis/contracts/staff/media.schema';
import { createEntityBase } from '@majlis/rows/lists/list-entity';
import { Column, Entity } from 'typeorm';

@Entity('media')
export class MediaFileEntity extends createEntityBase(mediaInput.shape) {
  @Column('text') folder: MediaFolder;
  @Column('text') filename: string;
  @Column('text') sha256: string;
  @Column('text') kind: MediaKind;
  @Column('int', { nullable: true }) width: number | null;
  @Column('int', { nullable: true }) height: number | null;
  @Column('int') bytes: number;
  @Column('timestamptz', { name: 'uploaded_at' }) uploadedAt: Date;
  @Column('text', { name: 'uploaded_by' }) uploadedBy: string;
}
