import { personInput } from '@majlis/contracts/people/people.schema';
import { createEntityBase } from '@majlis/rows/lists/list-entity';
import { Column, Entity } from 'typeorm';

@Entity('people')
export class PersonEntity extends createEntityBase(personInput.shape) {
  /** Who has the assignments and addresses of this person, who is deleted. */
  @Column('uuid', { name: 'merged_into', nullable: true, select: false })
  mergedInto?: string | null;
}
