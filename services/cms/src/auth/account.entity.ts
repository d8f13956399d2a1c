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

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
