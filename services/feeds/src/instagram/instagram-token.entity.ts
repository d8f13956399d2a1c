import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The renewed token that replaces the configured one with this hash. */
@Entity('access_tokens')
export class InstagramTokenEntity {
  @PrimaryColumn('text', { name: 'configured_hash' })
  configuredHash: string;

  @Column('text')
  token: string;

  @Column('timestamptz', { name: 'renewed_at', nullable: true })
  renewedAt: Date | null;

  @Column('timestamptz', { name: 'tried_at', nullable: true })
  triedAt: Date | null;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;
}
