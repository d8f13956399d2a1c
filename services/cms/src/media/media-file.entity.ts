import type { MediaFolder, MediaKind } from '@majlis/contracts/media';
import { AuditedEntity } from '@majlis/kit/database/audited-entity';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('media')
export class MediaFileEntity extends AuditedEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  folder: MediaFolder;

  @Column('text')
  filename: string;

  @Column('text')
  sha256: string;

  @Column('text')
  kind: MediaKind;

  @Column('text')
  name: string;

  @Column('text')
  alt: string;

  @Column('boolean', { name: 'is_decorative' })
  isDecorative: boolean;

  @Column('text', { name: 'focal_point' })
  focalPoint: string;

  @Column('int', { nullable: true })
  width: number | null;

  @Column('int', { nullable: true })
  height: number | null;

  @Column('int')
  bytes: number;

  @Column('timestamptz', { name: 'uploaded_at' })
  uploadedAt: Date;

  @Column('text', { name: 'uploaded_by' })
  uploadedBy: string;
}
