import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The Google identity that an allow-listed e-mail address was bound to at its first sign-in (ADR 0002). */
@Entity({ schema: 'auth', name: 'accounts' })
export class AccountEntity {
  @PrimaryColumn('text')
  email: string;

  @Column('text')
  iss: string;

  @Column('text')
  sub: string;

  /** The name at the last sign-in; empty until the account signs in again. */
  @Column('text', { name: 'display_name', default: '' })
  displayName: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
