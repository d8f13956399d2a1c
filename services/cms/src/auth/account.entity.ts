import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The identity that an allow-listed address is bound to since its first sign-in. */
@Entity({ schema: 'auth', name: 'accounts' })
export class AccountEntity {
  @PrimaryColumn('text')
  email: string;

  @Column('text')
  iss: string;

  @Column('text')
  sub: string;

  /** As the identity provider gave it at the last sign-in; empty while it is not known. */
  @Column('text', { name: 'display_name', default: '' })
  displayName: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
