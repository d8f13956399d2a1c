import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'auth', name: 'sessions' })
export class StaffSessionEntity {
  @PrimaryColumn('bytea', { name: 'id_sha256' }) idHash: Buffer;
  @Column('text') iss: string;
  @Column('text') sub: string;
  @Column('text') email: string;
  @Column('text', { name: 'display_name' }) displayName: string;
  @Column('text', { name: 'photo_url', nullable: true }) photoUrl: string | null;
  @Column('timestamptz', { default: () => 'now()' }) created: Date;
  @Column('timestamptz', { name: 'last_seen', default: () => 'now()' }) lastSeen: Date;
  @Column('timestamptz', { name: 'absolute_end' }) absoluteEnd: Date;
  @Column('bytea', { name: 'user_agent_hash' }) userAgentHash: Buffer;
  @Column('text', { default: '' }) device: string;
}

/** The Google identity that an allow-listed e-mail address was bound to at its first sign-in (infra/adr/services.md). */
@Entity({ schema: 'auth', name: 'accounts' })
export class AccountEntity {
  @PrimaryColumn('text') email: string;
  @Column('text') iss: string;
  @Column('text') sub: string;
  /** The name at the last sign-in; empty until the account signs in again. */
  @Column('text', { name: 'display_name', default: '' }) displayName: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
