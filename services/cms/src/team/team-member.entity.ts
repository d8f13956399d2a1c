import type { TeamSection } from '@majlis/contracts/choices';
import { SortableEntity } from '@majlis/kit/database/sortable-repository';
import { Column, Entity } from 'typeorm';

@Entity('team_members')
export class TeamMemberEntity extends SortableEntity {
  @Column('text')
  name: string;

  @Column('text')
  position: string;

  @Column('text')
  image: string;

  @Column('text')
  profile: string;

  @Column('text', { array: true })
  categories: TeamSection[];
}
